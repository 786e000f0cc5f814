// Set by `npm test`, which lists the tests that needed the retry.
if (process.env.RETRY_FAILED_TESTS) jest.retryTimes(1, { logErrorsBeforeRetry: true })
