import { useQuery } from '@tanstack/react-query'
import { ApiError, keys, type User } from '@bucketeer/shared-auth'
import { request } from '../request'

const readPerson = async (userId: string, signal: AbortSignal): Promise<User> => {
  const person: User | null | undefined = await request('get', '/api/user/{userId}', {
    params: { userId },
    signal,
  })
  // An empty body is an error too; the empty message makes the view show its default text.
  if (!person?._id) throw new ApiError(200, '')
  return person
}

/** Queries a user's profile. It contains the e-mail address only if it is the signed-in user's own. */
export const usePerson = (userId: string) =>
  useQuery<User>({
    queryKey: keys.users.detail(userId),
    queryFn: ({ signal }) => readPerson(userId, signal),
  })
