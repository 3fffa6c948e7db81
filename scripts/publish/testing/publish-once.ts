import { publishFrom } from './publish-from.ts'

// Publishes once and says how it went: `publish-once.ts <places as JSON>`.
try {
  const { release } = await publishFrom(process.argv[2] ?? '')
  process.stdout.write(`publicado ${release}\n`)
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
}
