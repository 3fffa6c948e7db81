// Read by whatever Node is installed: everything else is imported after the check.
import { checkNode } from '../run/setup/check-node.mjs'

checkNode()
import('./test/test.mjs').then((test) => test.test(process.argv.slice(2)))
