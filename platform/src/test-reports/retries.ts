/**
 * The environment in which Jest retries each failed test once (`platform/src/testing/retry-failed-tests.ts`), because
 * some tests fail on a busy machine. `npm test` lists the tests that needed the retry.
 */
export const retryOfJest = { RETRY_FAILED_TESTS: 'yes' }

/** The same for Playwright. Only the retry records a trace: recording each first run would take half as long again. */
export const retryOfPlaywright = ['--retries', '1', '--trace', 'on-first-retry']
