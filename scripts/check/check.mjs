import { checkNode } from '../run/setup/check-node.mjs'

checkNode()
import('./test/test.mjs').then((test) => test.check(process.argv.slice(2)))
