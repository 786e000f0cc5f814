import js from '@eslint/js'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { remoteBoundaries } from '../boundaries.mjs'

const wallClock = "CallExpression[callee.object.name='Date'][callee.property.name='now']"

/** Rejects Date.now() for durations and deadlines, which a change of the system clock would break. */
export const monotonicDurations = [
  ...['-', '<', '>', '<=', '>='].map((sign) => `BinaryExpression[operator='${sign}'] > ${wallClock}`),
  `VariableDeclarator > ${wallClock}.init`,
].map((selector) => ({ selector, message: 'Measure durations with performance.now().' }))

/** Folders that nobody edits. */
const generated = ['**/dist/', '**/generated/', '.data/', '.cache/', 'test-results/', 'playwright-report/']

/**
 * Returns the lint rules of every package.
 * @param {string[]} browserFiles globs of the sources that contain React components
 */
export const commonRules = (browserFiles) =>
  tseslint.config(
    { ignores: generated },
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
    { files: browserFiles, ...reactHooks.configs.flat.recommended },
    { files: ['**/*.{ts,tsx}'], rules: { 'import-x/no-relative-packages': 'error' } },
    // Tests compute dates relative to the current time, and compare them.
    { files: ['**/*.{test,spec}.ts'], rules: { 'no-restricted-syntax': 'off' } },
  )

/** The ESLint configuration of a remote in a repository of its own: its whole eslint.config.mjs. */
export const remoteLint = [...commonRules(['src/**/*.{ts,tsx}']), ...remoteBoundaries]
