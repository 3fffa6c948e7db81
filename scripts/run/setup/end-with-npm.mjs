const LOOK_EVERY_MS = 500

/**
 * Ends this process, by SIGTERM, when the npm that runs it has ended: asked to end, npm passes
 * that on to a shell between the two, which ends alone. Does nothing without npm.
 * @param {Record<string, string | undefined>} [env]
 */
export function endWithNpm(env = process.env) {
  if (!env.npm_lifecycle_event) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    process.kill(process.pid, 'SIGTERM')
  }, LOOK_EVERY_MS)
  look.unref()
}
