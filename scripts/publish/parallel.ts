/**
 * Runs an action for every item, `width` of them at a time. Rejects with the first failure, once
 * what was under way has ended: nothing goes on behind the caller's back.
 */
export async function eachParallel<T>(
  items: Iterable<T>,
  width: number,
  action: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  const failures: unknown[] = []
  const work = async () => {
    for (let next = queue.next(); !next.done && failures.length === 0; next = queue.next()) {
      await action(next.value).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  if (failures.length > 0) throw failures[0]
}
