import { publishFrom } from './publish-from.ts'

// Publishes again and again until it is killed: `publish-forever.ts <places as JSON>`.
for (;;) {
  const { release } = await publishFrom(process.argv[2] ?? '')
  process.stdout.write(`${release}\n`)
}
