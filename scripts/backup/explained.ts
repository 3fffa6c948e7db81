export { explained } from '../run/setup/explained.mjs'
