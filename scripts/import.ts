import { importCommand } from './import/command.ts'
import { runCommand } from './run/setup/run-command.mjs'

await runCommand(importCommand)
