import { keys } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../request'

/** Queries the key figures of a profile, which count what the signed-in user may see. */
export const useFigures = (userId: string) =>
  useQuery(
    request.query([...keys.users.all, 'figures', userId], '/api/user/{userId}/figures', {
      params: { userId },
    }),
  )

export type Figures = NonNullable<ReturnType<typeof useFigures>['data']>
