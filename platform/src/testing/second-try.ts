// As the browser tests do under `npm test`: a machine that others use as well gets a second try, and says what needed it.
if (process.env.SECOND_TRY) jest.retryTimes(1, { logErrorsBeforeRetry: true })
