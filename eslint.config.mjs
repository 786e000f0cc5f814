import js from '@eslint/js'
import globals from 'globals'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { boundaries } from './platform/boundaries.mjs'

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
    settings: { 'import-x/resolver': { typescript: true } },
    rules: {
      eqeqeq: 'error',
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
  ...boundaries,
  // What runs in a terminal speaks through it.
  {
    files: [
      'platform/{bin,src/commands,src/browser}/**',
      'bench/src/{,load/}main.ts',
      '.ci/**',
      'api/src/main.ts',
      'api/src/embedded-postgres/launcher.ts',
    ],
    rules: { 'no-console': 'off' },
  },
)
