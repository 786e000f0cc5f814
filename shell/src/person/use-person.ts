import { useQuery } from '@tanstack/react-query'
import { ApiError, keys, type User } from '@bucketeer/shared-auth'
import { api } from '../api'

const readPerson = async (userId: string, signal: AbortSignal): Promise<User> => {
  const person: User | null | undefined = await api.users.read(userId, { signal })
  // An answer without a person is a failure, too; it has no words of its own.
  if (!person?._id) throw new ApiError(200, '')
  return person
}

/** Somebody's profile; the e-mail is in one's own alone. */
export const usePerson = (userId: string) =>
  useQuery<User>({
    queryKey: keys.users.detail(userId),
    queryFn: ({ signal }) => readPerson(userId, signal),
  })
