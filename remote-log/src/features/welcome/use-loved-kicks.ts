import type { Kick } from '@bucketeer/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { request } from '../../request'

/** How many of the newest Kicks to choose from, and how many to show. */
const asked = 60
const shown = 6

const love = ({ likes, counts }: Kick) => likes + counts.wanted + counts.done

/** Returns those Kicks of others, with a picture and a place, that most people loved. */
export const lovedBy = (kicks: readonly Kick[], userId: string): Kick[] =>
  kicks
    .filter(({ pictures, location, createdBy }) => pictures && location && createdBy._id !== userId)
    .toSorted((one, other) => love(other) - love(one))
    .slice(0, shown)

/** Queries six Kicks that others loved. They stay the same during the first run. */
export const useLovedKicks = (userId: string) =>
  useQuery({
    queryKey: ['kicks', 'loved', userId],
    queryFn: ({ signal }) => request('get', '/api/kick', { query: { limit: asked }, signal }),
    select: (kicks) => lovedBy(kicks, userId),
    staleTime: Infinity,
  })
