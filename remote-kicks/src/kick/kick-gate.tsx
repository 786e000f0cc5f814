import { ApiError, keys, type Kick } from '@bucketeer/shared-auth'
import { EntityGate, type EntityGateProps } from '@bucketeer/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '../request'
import { listedKick } from './kick-cache'
import { words } from './words'

const isWhole = (kick: Kick | null | undefined) => Boolean(kick?._id && kick.createdBy)

async function readKick(kickId: string, signal: AbortSignal) {
  const kick = await request('get', '/api/kick/{kickId}', { params: { kickId }, signal })
  if (isWhole(kick)) return kick
  throw new ApiError(200, words.empty)
}

/**
 * Returns a Kick. Shows cached data of the lists first. A response without a Kick is an error with the response's status,
 * 200.
 */
export function useKick(kickId: string) {
  const cache = useQueryClient()
  return useQuery<Kick>({
    queryKey: keys.kicks.detail(kickId),
    queryFn: ({ signal }) => readKick(kickId, signal),
    placeholderData: () => listedKick(cache, kickId),
  })
}

/** Renders a page with its Kick, or its skeleton while loading, or the error. */
export function KickGate(props: Pick<EntityGateProps<Kick>, 'query' | 'skeleton' | 'children'>) {
  const page = { back: { to: '/kicks', label: words.back } }
  return <EntityGate {...props} heading={words.outOfReach} failure={words.couldNotGet} page={page} />
}
