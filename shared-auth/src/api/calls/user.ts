import type { UserFields } from '../entities'
import type { ChangeOptions, Request } from '../request'

export const userCalls = (request: Request) => ({
  /** A person's profile; the e-mail is in one's own alone. */
  read: (userId: string, { signal }: { signal?: AbortSignal } = {}) =>
    request('get', '/api/user/{userId}', { params: { userId }, signal }),
  /** Changes one's own profile. `email` is the present one; another is refused. */
  update: (userId: string, user: UserFields, { ifMatch }: ChangeOptions = {}) =>
    request('put', '/api/user/{userId}', { params: { userId }, body: user, ifMatch }),
  /** Ends one's own account with all that is in it; the session is over then. ApiError 403 for a wrong password. */
  delete: (userId: string, password: string) =>
    request('delete', '/api/user/{userId}', { params: { userId }, body: { password } }),
})
