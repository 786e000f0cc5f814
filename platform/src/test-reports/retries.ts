/**
 * Environment with which Jest runs each failed test once more (`platform/src/testing/retry-failed-tests.ts`): a machine that
 * does other work as well makes some tests fail. `npm test` lists those that needed it.
 */
export const retryOfJest = { RETRY_FAILED_TESTS: 'yes' }

/** The same for Playwright. Only the retry records a trace: recording each first run would take half as long again. */
export const retryOfPlaywright = ['--retries', '1', '--trace', 'on-first-retry']
