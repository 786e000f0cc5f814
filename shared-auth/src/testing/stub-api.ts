import { replaceServer } from '../api/request'
import { type Answers, answering, type StubOptions } from './answers'
import { withNullables } from './nullables'
import type { User } from '../index'

let nullables: StubOptions['nullables']

// Not after each test, when the components of the test may still be mounted.
beforeEach(() => {
  replaceServer(null)
  nullables = undefined
})

/**
 * Answers the calls of all parts and of the auth store until the test ends. A request that the server would refuse, and
 * an answer that it would not send, fail the test, except `unchecked` ones. `nullables` gives all nullable fields a value,
 * or null.
 * ```
 * const create = jest.fn(async ({ body }: { body: BucketFields }) => aBucket(body))
 * stubApi({ 'POST /api/bucket': create })
 * ```
 */
export function stubApi(answers: Answers = {}, options: StubOptions = {}): void {
  replaceServer(answering(answers, options))
  nullables = options.nullables
}

/** Returns a user with the nullable fields of the last `stubApi`. */
export const asStubbed = (user: User): User =>
  // It keeps the type of the user, which the document describes.
  nullables ? (withNullables({ $ref: '#/components/schemas/User' }, user, nullables) as User) : user
