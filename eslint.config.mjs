import js from '@eslint/js'
import { importX, createNodeResolver } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { importZones, packageRules } from './scripts/check/lint/import-directions.mjs'
import { WITHOUT_CLOCK, WITHOUT_RAW_HTML } from './scripts/check/lint/restricted-syntax.mjs'

const TYPED_FILES = ['{web,scripts}/**/*.{ts,tsx}', '*.ts']
const TEST_FILES = [
  '**/*.test.{ts,tsx}',
  'web/src/testing/**',
  'web/e2e/**',
  'cms/tests/**',
  'scripts/import/testing/**',
]

/** Read by whatever Node is installed, before anything tells that it is too old. */
const OLD_NODE_FILES = [
  'scripts/run/*.mjs',
  'scripts/check/*.mjs',
  'scripts/run/{setup,settings}/*.mjs',
]

export default defineConfig(
  globalIgnores([
    '**/node_modules',
    '**/dist',
    '**/dist-render',
    '**/build',
    '.cache',
    'data',
    'cms/.strapi',
    'cms/types/generated',
    'web/public',
    '**/test-results',
  ]),
  js.configs.recommended,
  {
    // Those are read by the plain parser, which knows what each year's language holds.
    ignores: OLD_NODE_FILES,
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
      ],
    },
    rules: {
      // TypeScript finds names that do not exist, in JavaScript files as well.
      'no-undef': 'off',
      'no-console': ['error', { allow: ['error', 'warn', 'info', 'table'] }],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...WITHOUT_RAW_HTML],
      'import-x/no-restricted-paths': ['error', { zones: importZones({ isTest: false }) }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  {
    files: TYPED_FILES,
    extends: [tseslint.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
    // What has to return a promise may have nothing to wait for: a fake, an early answer.
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['web/src/catalog/**/*.ts', 'scripts/site/**/*-record.ts'],
    rules: { 'no-restricted-syntax': ['error', ...WITHOUT_RAW_HTML, ...WITHOUT_CLOCK] },
  },
  ...packageRules,
  {
    files: TEST_FILES,
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importZones({ isTest: true }) }],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: OLD_NODE_FILES, languageOptions: { ecmaVersion: 2020 } },
)
