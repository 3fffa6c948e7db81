import { exportCommand } from './export/command.ts'
import { runCommand } from './run/setup/run-command.mjs'

await runCommand(exportCommand)
