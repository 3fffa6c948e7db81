/**
 * @template T
 * @typedef {object} Task
 * @property {string} name
 * @property {readonly string[]} after names of the tasks that have to have ended
 * @property {number} cores how many it keeps busy
 * @property {() => Promise<T>} run
 */

/**
 * Runs tasks side by side, as many as there are cores for, each after those it names; of those
 * that could begin, the earlier in the list does. A task that wants more cores than there are has
 * them all to itself.
 * Throws what a task throws, at once; and when tasks wait for each other or for none of the list.
 * @template T
 * @param {readonly Task<T>[]} tasks
 * @param {number} cores
 * @returns {Promise<T[]>} what each gave, in the order of the list
 */
export async function runSideBySide(tasks, cores) {
  /** @type {Map<string, T>} */
  const ended = new Map()
  /** @type {Map<string, Promise<void>>} */
  const running = new Map()
  let free = cores
  const coresOf = (/** @type {Task<T>} */ task) => Math.min(task.cores, cores)
  const canBegin = (/** @type {Task<T>} */ task) =>
    !ended.has(task.name) &&
    !running.has(task.name) &&
    coresOf(task) <= free &&
    task.after.every((name) => ended.has(name))

  /** @param {Task<T>} task */
  async function runOne(task) {
    free -= coresOf(task)
    ended.set(task.name, await task.run())
    running.delete(task.name)
    free += coresOf(task)
  }

  while (ended.size < tasks.length) {
    for (let next; (next = tasks.find(canBegin));) running.set(next.name, runOne(next))
    if (running.size === 0) throw new Error('No task can begin: they wait for each other.')
    await Promise.race(running.values())
  }
  return tasks.map(({ name }) => /** @type {T} */ (ended.get(name)))
}
