// Before `npm run restore` and `npm run rehearse`, which are the first command of a new clone.
// Read by whatever Node is installed: everything else is imported after the check.
import { checkNode } from './setup/check-node.mjs'

checkNode()
import('./start/install.mjs').then((start) => start.install())
