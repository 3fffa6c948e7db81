import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import tseslint from 'typescript-eslint'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'

const eslint = new ESLint({
  cwd: REPO_ROOT,
  // Planted files are in no TypeScript program: only the rules that need none are looked at.
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ],
})

/** The rules that fire on a file of this name with this text. */
async function rulesFiredBy(file: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: file })
  return result?.messages.map(({ ruleId, message }) => ruleId ?? message) ?? []
}

const importing = (what: string) => `import * as planted from '${what}'\nexport default planted`

const PATH_RULE = 'import-x/no-restricted-paths'
const PACKAGE_RULE = 'no-restricted-imports'

describe('imports that go the wrong way', () => {
  test.each([
    ['web/src/catalog/planted.ts', '../api/client.ts', PATH_RULE],
    ['web/src/catalog/planted.ts', '../app/paths.ts', PATH_RULE],
    ['web/src/catalog/planted.ts', 'react', PACKAGE_RULE],
    ['web/src/catalog/planted.ts', 'axios', PACKAGE_RULE],
    ['web/src/api/planted.ts', '../ui/button.tsx', PATH_RULE],
    ['web/src/browser/planted.ts', '../catalog/slug.ts', PATH_RULE],
    ['web/src/ui/planted.tsx', '../catalog/stores/store.ts', PATH_RULE],
    ['web/src/ui/planted.tsx', '../features/map/store-map.tsx', PATH_RULE],
    ['web/src/features/map/planted.tsx', '../home/use-home-data.ts', PATH_RULE],
    ['web/src/features/map/planted.tsx', '../../pages/home-page.tsx', PATH_RULE],
    ['web/src/features/map/planted.tsx', '../../testing/records.ts', PATH_RULE],
    ['web/src/pages/planted.tsx', '../app/routes.tsx', PATH_RULE],
    ['web/src/pages/planted.tsx', '../../../scripts/run/settings/settings.ts', PATH_RULE],
    ['web/e2e/planted.ts', '../../scripts/run/settings/settings.ts', PATH_RULE],
    ['web/contract/src/planted.ts', '../../src/catalog/slug.ts', PATH_RULE],
    ['web/contract/src/planted.ts', '../../../scripts/run/settings/settings.ts', PATH_RULE],
    ['web/contract/src/planted.ts', 'react', PACKAGE_RULE],
    ['web/src/features/map/planted.ts', 'zod', PACKAGE_RULE],
    ['scripts/publish/planted.ts', '../../web/src/ui/button.tsx', PATH_RULE],
    ['scripts/publish/planted.ts', '../../web/src/app/routes.tsx', PATH_RULE],
    ['scripts/publish/planted.ts', '../../cms/config/guia.ts', PATH_RULE],
    ['cms/src/planted.ts', '../../scripts/run/settings/settings.ts', PATH_RULE],
    ['cms/src/planted.ts', '../../web/contract/src/index.ts', PATH_RULE],
    ['cms/src/planted.ts', '@guia/contract', PACKAGE_RULE],
  ])('%s may not import %s', async (file, what, rule) => {
    expect(await rulesFiredBy(file, importing(what))).toContain(rule)
  })
})

describe('imports that go the right way', () => {
  test.each([
    ['web/src/catalog/planted.ts', '@guia/contract'],
    ['web/src/catalog/planted.ts', './slug.ts'],
    ['web/src/catalog/planted.test.ts', 'vitest'],
    ['web/src/catalog/planted.test.ts', '../testing/records.ts'],
    ['web/src/api/planted.ts', '../catalog/site/site.ts'],
    ['web/src/features/map/planted.tsx', '../../app/paths.ts'],
    ['web/src/features/map/planted.tsx', './store-map.tsx'],
    ['web/src/features/map/planted.tsx', '../../ui/button.tsx'],
    ['web/src/pages/planted.tsx', '../features/map/store-map.tsx'],
    ['web/src/pages/planted.test.tsx', '../testing/render-app.tsx'],
    ['web/src/ui/planted.tsx', '../app/paths.ts'],
    ['web/e2e/planted.ts', '../../scripts/testing/start-product.ts'],
    ['web/src/app/planted.tsx', '../pages/home-page.tsx'],
    ['scripts/publish/planted.ts', '@guia/contract'],
    ['scripts/publish/planted.ts', '@guia/web/catalog/slug'],
    ['scripts/publish/planted.ts', '@guia/web/paths'],
    ['scripts/measure/screenshots/planted.ts', '../../../web/e2e/support/routes.ts'],
    ['cms/src/planted.ts', '@strapi/strapi'],
  ])('%s may import %s', async (file, what) => {
    expect(await rulesFiredBy(file, importing(what))).toEqual([])
  })
})

describe('syntax that is refused', () => {
  test.each([
    ['web/src/ui/planted.tsx', 'export const a = <p dangerouslySetInnerHTML={{ __html: "" }} />'],
    ['web/src/ui/planted.tsx', "export const a = { dangerouslySetInnerHTML: { __html: '' } }"],
    ['web/src/catalog/planted.ts', 'export const now = () => new Date()'],
    ['web/src/catalog/planted.ts', 'export const now = () => Date.now()'],
    ['scripts/site/records/store-record.ts', 'export const now = () => new Date()'],
  ])('%s: %s', async (file, text) => {
    expect(await rulesFiredBy(file, text)).toEqual(['no-restricted-syntax'])
  })

  test('a date that is given is welcome, and the clock elsewhere', async () => {
    const day = 'export const day = (iso: string) => new Date(iso)'
    expect(await rulesFiredBy('web/src/catalog/planted.ts', day)).toEqual([])
    const now = 'export const now = () => new Date()'
    expect(await rulesFiredBy('web/src/browser/planted.ts', now)).toEqual([])
  })

  test.each(['scripts/run/start.mjs', 'scripts/run/setup/check-node.mjs'])(
    '%s keeps to what an old Node can read',
    async (file) => {
      const fired = await rulesFiredBy(file, 'let a = null\na ??= 1\nexport { a }')
      expect(fired).toEqual([expect.stringMatching(/^Parsing error/)])
    },
  )

  test('hooks keep to the rules of React', async () => {
    const text =
      "import { useState } from 'react'\n" +
      'export function useThing(is: boolean) { if (is) return useState(1); return null }'
    expect(await rulesFiredBy('web/src/ui/use-planted.ts', text)).toContain(
      'react-hooks/rules-of-hooks',
    )
  })
})
