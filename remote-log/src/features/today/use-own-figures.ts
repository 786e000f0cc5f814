import { useAuth } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { logKeys } from '../../log/log-keys'
import { request } from '../../request'
import { words } from './words'

/** Returns the user's key figures, without zeros; none while they load, and if they fail to. */
export const useOwnFigures = (): string[] => {
  const userId = useAuth(({ user }) => user?._id ?? '')
  const { data } = useQuery({
    queryKey: logKeys.figures,
    queryFn: ({ signal }) => request('get', '/api/user/{userId}/figures', { params: { userId }, signal }),
    enabled: userId !== '',
  })
  return data ? words.figures({ ...data, countries: data.countries.length }) : []
}
