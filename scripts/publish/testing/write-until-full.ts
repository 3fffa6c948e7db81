import { ListFile } from '../release/list-file.ts'

// Writes a list on a disk that may be too small for it: `write-until-full.ts <file> <records> <bytes
// of each>`.
const [, , file = '', records, bytes] = process.argv
const text = 'x'.repeat(Number(bytes))

try {
  const list = new ListFile(file)
  for (let number = 0; number < Number(records); number++) list.add(`"${text}"`)
  list.end()
  process.stdout.write('written\n')
} catch (error) {
  process.stdout.write(`failed: ${(error as Error).message}\n`)
}
