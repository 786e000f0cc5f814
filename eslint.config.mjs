import js from '@eslint/js'
import globals from 'globals'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { boundaries } from './platform/boundaries.mjs'

const wallClock = "CallExpression[callee.object.name='Date'][callee.property.name='now']"

/** Rejects Date.now() for durations and deadlines, which a change of the system clock would break. */
const monotonicDurations = [
  ...['-', '<', '>', '<=', '>='].map((sign) => `BinaryExpression[operator='${sign}'] > ${wallClock}`),
  `VariableDeclarator > ${wallClock}.init`,
].map((selector) => ({ selector, message: 'Measure durations with performance.now().' }))

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/generated/',
      '.data/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      'docs/screenshots/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: {
      'import-x/resolver': { typescript: true },
      // By default import-x parses only .js, .mjs and .cjs, and no-cycle misses TypeScript.
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/ignore': ['/node_modules/'],
    },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...monotonicDurations],
      'no-console': 'error',
      'import-x/no-cycle': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['{shell,shared-ui,shared-auth,remote-*}/src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  { files: ['**/*.{ts,tsx}'], rules: { 'import-x/no-relative-packages': 'error' } },
  // Tests compute dates relative to the current time, and compare them.
  { files: ['**/*.{test,spec}.ts', 'api/test/**'], rules: { 'no-restricted-syntax': 'off' } },
  ...boundaries,
  // Command-line programs print to the console.
  {
    files: [
      'platform/{bin,src/commands,src/browser}/**',
      'bench/src/{,load/}main.ts',
      '.ci/**',
      'api/src/main.ts',
      'embedded-postgres/src/launcher.ts',
    ],
    rules: { 'no-console': 'off' },
  },
)
