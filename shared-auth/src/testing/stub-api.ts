import { replaceServer } from '../api/request'
import { type Answers, answering } from './answers'

// Not after each test, when the components of the test may still be mounted.
beforeEach(() => replaceServer(null))

/**
 * Answers the calls of all parts and of the auth store until the test ends.
 * ```
 * const create = jest.fn(async ({ body }: { body: BucketFields }) => aBucket(body))
 * stubApi({ 'POST /api/bucket': create })
 * ```
 */
export const stubApi = (answers: Answers = {}): void => replaceServer(answering(answers))
