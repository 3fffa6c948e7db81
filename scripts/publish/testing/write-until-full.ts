import { ListFile } from '../release/list-file.ts'
import { IndexFile } from '../stores/previous-stores.ts'

// Writes a list, or an index, on a disk that may be too small for it:
// `write-until-full.ts <list | index> <file> <records> <bytes of each>`.
const [, , kind, file = '', records, bytes] = process.argv
const text = 'x'.repeat(Number(bytes))

async function writeList(): Promise<void> {
  const list = new ListFile(file)
  for (let number = 0; number < Number(records); number++) await list.add(Buffer.from(`"${text}"`))
  await list.end()
}

async function writeIndex(): Promise<void> {
  const index = new IndexFile(file)
  for (let numero = 1; numero <= Number(records); numero++) {
    await index.add({
      numero,
      source: '',
      input: text,
      related: [],
      unit: '',
      links: [],
      updatedAt: '',
      previousSlugs: [],
      slugOfName: '',
      categorySlugs: [],
      subcategories: [],
      card: null,
      full: [0, 0],
      light: [0, 0],
    })
  }
  await index.save(`${file}.saved`)
}

const outcome = await (kind === 'list' ? writeList() : writeIndex()).then(
  () => 'written',
  (error: unknown) => `failed: ${(error as Error).message}`,
)
process.stdout.write(`${outcome}\n`)
