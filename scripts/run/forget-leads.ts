import { forgetCommand } from './forget-command.ts'
import { runCommand } from './setup/run-command.mjs'

await runCommand(forgetCommand)
