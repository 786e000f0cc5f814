import base from '../playwright.config'

/** Configures `npm run screenshots`. */
export default {
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  reporter: 'line',
  use: { ...base.use, trace: 'off' },
}
