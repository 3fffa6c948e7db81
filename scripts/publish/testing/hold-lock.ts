import { withPublicationLock } from '../release/publication-lock.ts'

// Holds the lock of a folder until it is killed: `hold-lock.ts <folder>`.
const [, , folder = ''] = process.argv
await withPublicationLock(folder, async () => {
  process.stdout.write('held\n')
  await new Promise((resolve) => setTimeout(resolve, 600_000))
})
