// Set by `npm test`, which lists the tests that needed the retry.
if (process.env.SECOND_TRY) jest.retryTimes(1, { logErrorsBeforeRetry: true })
