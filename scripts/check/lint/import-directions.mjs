import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { REPO_ROOT } from '../../run/settings/env-files.mjs'

/** Link builders: the one file of `app` that may be read from below. */
const PATHS = './app/paths.ts'

/** What each layer of the visitor app may import, beside itself. Imports go down. */
const WEB_LAYERS = {
  catalog: [],
  browser: [],
  worker: ['./catalog'],
  api: ['./catalog', './browser'],
  ui: ['./browser', PATHS],
  features: ['./catalog', './api', './browser', './ui', PATHS],
  pages: ['./features', './catalog', './api', './browser', './ui', PATHS],
  app: ['./pages', './features', './catalog', './api', './browser', './ui'],
}

/**
 * @typedef {object} Zone
 * @property {string} target who imports
 * @property {string} from what may not be imported,
 * @property {string[]} [except] but for this, relative to `from`
 * @property {string} message
 */

/** @param {string} folder relative to the root */
function foldersIn(folder) {
  const absolute = path.join(REPO_ROOT, folder)
  if (!existsSync(absolute)) return []
  const entries = readdirSync(absolute, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}

/**
 * @param {string[]} more
 * @returns {Zone[]}
 */
function layerZones(more) {
  return Object.entries(WEB_LAYERS).map(([layer, below]) => ({
    target: `./web/src/${layer}`,
    from: './web/src',
    except: [...new Set([`./${layer}`, ...below, ...more])],
    message: `"${layer}" imports only from ${[layer, ...below].join(', ')}.`,
  }))
}

/** @returns {Zone[]} */
function featureZones() {
  return foldersIn('web/src/features').map((feature) => ({
    target: `./web/src/features/${feature}`,
    from: './web/src/features',
    except: [`./${feature}`],
    message: 'Features do not import each other: a page puts them together.',
  }))
}

/** What panel, importer, publisher and app agree on: pure, and imports nothing outside itself. */
const RULES = './src/rules'

const APART = 'Only scripts knows both sides; web and cms know nothing outside.'

/** @type {Zone[]} */
const SIDES = [
  { target: './web/src', from: './scripts', message: APART },
  {
    target: './web/e2e',
    from: './scripts',
    except: ['./testing'],
    message: 'The journeys use of scripts only what starts the product for them.',
  },
  { target: './web/{src,e2e}', from: './cms', message: APART },
  { target: './web/src', from: './web/e2e', message: 'The app knows nothing of its tests.' },
  { target: './cms', from: './web', message: APART },
  { target: './cms', from: './scripts', message: APART },
  {
    target: './scripts',
    from: './web',
    except: [
      './contract',
      './src/catalog',
      PATHS.replace('./', './src/'),
      './e2e/support',
      './src/testing/hostile-text.ts',
      './src/testing/search-rule.ts',
    ],
    message:
      'Scripts import from web only the contract, the catalogue, the paths, what the journeys ' +
      'visit, and of its tests the hostile texts and the rule of searches.',
  },
  {
    target: './web/contract',
    from: '.',
    except: ['./web/contract', './cms/src/rules', './node_modules'],
    message: 'The contract imports only the rules.',
  },
]

const OF_TESTS = ['./src/documents', './src/sheet', './src/admin/sheet/files']

/**
 * What an import writes has to obey the rules of the CMS, and go out and in again as a sheet of the
 * panel: tests hold it to that.
 * @param {boolean} isTest
 * @returns {Zone}
 */
const fromCms = (isTest) => ({
  target: './scripts',
  from: './cms',
  except: [RULES, ...(isTest ? OF_TESTS : [])],
  message: APART,
})

/**
 * @param {boolean} isTest
 * @returns {Zone}
 */
const sitePure = (isTest) => ({
  target: './scripts/site',
  from: './scripts',
  except: isTest ? ['./site', './sample', './testing'] : ['./site'],
  message: 'What the site says is pure: the publisher imports it, never the other way.',
})

/**
 * Who may import what, for the rule `no-restricted-paths`. Tests may use the helpers of
 * `web/src/testing` besides, and a test of a page or feature the whole app.
 * @param {{ isTest: boolean }} options
 * @returns {Zone[]}
 */
export function importZones({ isTest }) {
  return [
    ...SIDES,
    fromCms(isTest),
    sitePure(isTest),
    ...layerZones(isTest ? ['./testing', './app'] : []),
    ...featureZones(),
  ]
}

/**
 * @param {string} regex packages that may not be imported
 * @param {string} message
 * @returns {import('eslint').Linter.RulesRecord}
 */
const refusePackages = (regex, message) => ({
  'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
})

/** Packages that a part may not use: the pure parts touch no disk. @type {import('eslint').Linter.Config[]} */
export const packageRules = [
  {
    files: ['web/src/catalog/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: refusePackages(
      '^(?!\\.|@guia/contract$)',
      'The catalogue is pure: it imports only the contract.',
    ),
  },
  {
    files: ['scripts/site/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: refusePackages(
      '^node:(fs|child_process|net|http)',
      'What the site says touches no disk.',
    ),
  },
  {
    files: ['web/contract/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: refusePackages('^(?!\\.|zod$)', 'The contract imports the rules and zod.'),
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/catalog/**'],
    rules: refusePackages(
      '^(zod$|@guia/contract/schemas)',
      'No schema gets to visitors: types only.',
    ),
  },
  {
    files: ['cms/**/*.{ts,tsx}'],
    rules: refusePackages('^@guia/', 'The CMS imports nothing from outside.'),
  },
]
