import { REPO_ROOT } from '../settings/env-files.mjs'
import { ensureSecrets } from './secrets.mjs'

// `node scripts/run/setup/make-secrets.mjs`: the secrets of an installation that `npm start` does not
// start, in DATA_DIR/secrets.env. What is there already stays.
void ensureSecrets(REPO_ROOT)
