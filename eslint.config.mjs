import { boundaries } from './platform/boundaries.mjs'
import { commonRules } from './platform/presets/eslint.mjs'

export default [
  ...commonRules(['{shell,shared-ui,shared-auth,remote-*}/src/**/*.{ts,tsx}']),
  { files: ['api/test/**'], rules: { 'no-restricted-syntax': 'off' } },
  ...boundaries,
  // Command-line programs print to the console.
  {
    files: [
      'platform/{bin,src/commands,src/repository,src/dev,src/browser}/**',
      'bench/src/{,load/}main.ts',
      '.ci/**',
      'api/src/main.ts',
      'embedded-postgres/src/launcher.ts',
    ],
    rules: { 'no-console': 'off' },
  },
]
