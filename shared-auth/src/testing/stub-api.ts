import { replaceApi } from '../api/api-for'
import { replaceServer } from '../api/request'
import { type Answers, answering } from './answers'
import { fakeApi, type ApiOverrides } from './fake-api'

// Not after each test, when the components of the test may still be mounted.
beforeEach(() => {
  replaceApi(null)
  replaceServer(null)
})

/**
 * Answers the calls of all parts and of the auth store until the test ends.
 * ```
 * const create = jest.fn(async ({ body }: { body: BucketFields }) => aBucket(body))
 * stubApi({ 'POST /api/bucket': create })
 * ```
 */
export const stubApi = (answers: Answers & ApiOverrides = {}): void => {
  const isGrouped = Object.keys(answers).some((name) => !name.includes(' '))
  replaceApi(isGrouped ? fakeApi(answers) : null)
  replaceServer(answering(answers))
}
