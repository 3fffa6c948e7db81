import { publishFrom } from './publish-from.ts'

// Publishes again and again until it is killed: `publish-forever.ts <places as JSON>`. Says when it
// begins, so that its first publication can be killed too.
process.stdout.write('empieza\n')
for (;;) {
  const { release } = await publishFrom(process.argv[2] ?? '')
  process.stdout.write(`${release}\n`)
}
