import { replaceServer } from '../api/request'
import { type Answers, answering } from './answers'

// Not after each test, when the components of the test may still be mounted.
beforeEach(() => replaceServer(null))

/**
 * Answers the calls of all parts and of the auth store until the test ends. A request that the server would refuse, and
 * an answer that it would not send, fail the test, except `unchecked` ones.
 * ```
 * const create = jest.fn(async ({ body }: { body: BucketFields }) => aBucket(body))
 * stubApi({ 'POST /api/bucket': create })
 * ```
 */
export const stubApi = (answers: Answers = {}, options: { unchecked?: boolean } = {}): void =>
  replaceServer(answering(answers, options))
