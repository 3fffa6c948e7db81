import { installMissing } from '../setup/prepare.mjs'
import { belowSteps, runCommand } from '../setup/run-command.mjs'

export const install = () => runCommand(() => installMissing(), belowSteps)
