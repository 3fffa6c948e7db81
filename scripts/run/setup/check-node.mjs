// Read by whatever Node is installed, however old: no import, no recent syntax.

const OLDEST_NODE = [20, 19]
const OLDEST_NPM = [10, 0]

/**
 * 'v20.19.3' → [20, 19]
 * @param {string} version
 */
function majorAndMinor(version) {
  return version
    .replace(/^v/, '')
    .split('.')
    .slice(0, 2)
    .map((part) => Number(part))
}

/**
 * @param {string} version
 * @param {number[]} oldest
 */
function isOlder(version, oldest) {
  const [major = 0, minor = 0] = majorAndMinor(version)
  const [oldestMajor = 0, oldestMinor = 0] = oldest
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}

/**
 * What to tell whoever runs this with a Node or npm that will not do; null when both will do.
 * @param {string} nodeVersion 'v20.19.0'
 * @param {string | undefined} userAgent what npm tells its scripts: 'npm/10.8.2 node/v20.19.0 …'
 * @returns {string | null}
 */
export function versionProblem(nodeVersion, userAgent) {
  if (isOlder(nodeVersion, OLDEST_NODE)) {
    return (
      `Hace falta Node ${OLDEST_NODE.join('.')} o más nuevo y acá está ${nodeVersion}: ` +
      'instalá Node 24 desde https://nodejs.org y volvé a intentar.'
    )
  }
  const npm = /(?:^|\s)npm\/(\S+)/.exec(userAgent || '')
  if (npm && isOlder(npm[1] || '', OLDEST_NPM)) {
    return (
      `Hace falta npm ${OLDEST_NPM[0]} o más nuevo y acá está npm ${npm[1]}: ` +
      'actualizalo con «npm install -g npm@10» y volvé a intentar.'
    )
  }
  return null
}

/** Ends the process, with one sentence, when Node or npm will not do. */
export function checkNode() {
  const problem = versionProblem(process.version, process.env.npm_config_user_agent)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
