import base from '../playwright.config'

/** Not tests: they take the pictures of `npm run screenshots`. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  reporter: 'line',
  use: { ...base.use, trace: 'off' },
}
