import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

const CONTRACT = fileURLToPath(import.meta.resolve('@guia/contract'))

async function modulesOf(entry: string): Promise<string[]> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[]
  return output.flatMap(({ output: parts }) =>
    parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])),
  )
}

test('what visitors load of the contract holds no schema and nothing of zod', async () => {
  const modules = await modulesOf(CONTRACT)
  expect(modules.some((id) => id.includes('cms/src/rules/weekdays'))).toBe(true)
  expect(
    modules.filter((id) =>
      /zod|schemas|-record\.ts|fields\.ts|\/phone\.ts|libphonenumber|limits/.test(id),
    ),
  ).toEqual([])
})
