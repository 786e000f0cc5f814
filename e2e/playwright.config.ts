import { endToEndTests } from '@bucketeer/platform/playwright'

export default endToEndTests({
  testDir: 'specs',
  outputDir: '../test-results',
  reporter: [
    ['list'],
    ['html', { outputFolder: '../playwright-report', open: 'never' }],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
})
