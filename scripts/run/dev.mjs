// Read by whatever Node is installed: everything else is imported after the check.
import { checkNode } from './setup/check-node.mjs'

checkNode()
import('./start/dev.mjs').then((dev) => dev.dev())
