import { runCommand } from './run-command.mjs'
import { ensureSecrets } from './secrets.mjs'

// `node scripts/run/setup/make-secrets.mjs`: the secrets of an installation that `npm start` does not
// start, in DATA_DIR/secrets.env. What is there already stays.
void runCommand(async ({ env, root }) => {
  await ensureSecrets(root, env)
})
