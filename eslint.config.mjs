import { boundaries } from './platform/boundaries.mjs'
import { commonRules } from './platform/presets/eslint.mjs'

export default [
  ...commonRules(['{shell,shared-ui,shared-auth,remote-*}/src/**/*.{ts,tsx}']),
  { files: ['api/test/**'], rules: { 'no-restricted-syntax': 'off' } },
  // Tests of the host run it on the site's server, with the helpers of the API's tests.
  { files: ['platform/host/**/*.test.ts'], rules: { 'import-x/no-relative-packages': 'off' } },
  ...boundaries(),
  // Command-line programs print to the console, and what a test does wrong fails it there.
  {
    files: [
      'platform/{bin,src/commands,src/repository,src/dev,src/browser}/**',
      'bench/src/{,load/}main.ts',
      '.ci/**',
      'api/src/main.ts',
      'embedded-postgres/src/launcher.ts',
      'shared-auth/src/testing/check-call.ts',
    ],
    rules: { 'no-console': 'off' },
  },
]
