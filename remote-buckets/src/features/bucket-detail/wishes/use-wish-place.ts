import { keys, type Kick, type Place } from '@bucketeer/shared-auth'
import { nameKey } from '@bucketeer/shared-ui'
import { continentOf } from '@bucketeer/shared-ui/social'
import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { patchKick } from '../../../bucket/patch-kick'
import { request } from '../../../request'

/** One to four capitalised words, with small ones between them, after a word that usually precedes a place. */
const afterPreposition =
  /(?<![\p{L}\p{N}])(?:[Ii]n|[Aa]t|[Tt]o|[Nn]ear|[Aa]round|[Ff]rom|[Tt]hrough|[Vv]isit|[Ss]ee|[Ee]xplore)\s+(\p{Lu}[\p{L}\p{M}’'-]*(?:\s+(?:(?:de|da|do|del|la|of|upon)\s+)?\p{Lu}[\p{L}\p{M}’'-]*){0,3})/gu

/** Maximum names to look up for one wish. */
const mostNames = 6

/** Returns the name and its beginnings, longest first. */
function beginningsOf(name: string) {
  const words = name.split(/\s+/)
  return words
    .map((_, index) => words.slice(0, words.length - index))
    .filter((part) => /^\p{Lu}/u.test(part.at(-1) ?? ''))
    .map((part) => part.join(' '))
}

/** Returns what may be names of places in the text of a wish: 'Kyoto' of 'Drink tea in Kyoto'. */
export const placeNamesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(afterPreposition)].flatMap(([, name = '']) => beginningsOf(name)))].slice(
    0,
    mostNames,
  )

/** The smallest town that is offered. Smaller ones often have the name of something else. */
const smallestTown = 15_000

/** Not one of the keys of Buckets: what was just added stays so when their answers are asked for again. */
const newWishesKey = (bucketId: string) => ['new wishes', bucketId]

/** Maximum wishes to offer places for: each costs a search. */
const mostOffers = 10

/** Remembers wishes that were just added, for which a place is offered. */
export const rememberNewWishes = (cache: QueryClient, bucketId: string, kicks: Kick[]) =>
  cache.setQueryData<string[]>(newWishesKey(bucketId), (ids = []) =>
    [...kicks.map(({ _id }) => _id), ...ids].slice(0, mostOffers),
  )

const useIsNewWish = (bucketId: string, kickId: string) =>
  useQuery<string[]>({
    queryKey: newWishesKey(bucketId),
    queryFn: skipToken,
    gcTime: Infinity,
  }).data?.includes(kickId) ?? false

async function findTown(names: string[], signal: AbortSignal): Promise<Place | null> {
  for (const name of names) {
    const places = await request('get', '/api/places', { query: { q: name }, signal })
    const town = places.find(
      (place) =>
        place.kind === 'town' && nameKey(place.name) === nameKey(name) && place.population >= smallestTown,
    )
    if (town) return town
  }
  return null
}

/** The town in the text of a new wish, or null, and the call that makes it the place of the Kick. */
export function useWishPlace(bucketId: string, kick: Kick) {
  const cache = useQueryClient()
  const names = placeNamesIn(kick.name)
  const [isDismissed, setDismissed] = useState(false)
  const isNew = useIsNewWish(bucketId, kick._id)
  const isAsked = isNew && names.length > 0 && !isDismissed
  const { data: town = null } = useQuery({
    queryKey: ['town in', kick.name],
    queryFn: ({ signal }) => findTown(names, signal),
    enabled: isAsked,
    staleTime: Infinity,
    // Nobody asked for it, so a failure is silent.
    retry: false,
  })
  const change = useMutation({
    mutationFn: (place: Place | null) =>
      request('put', '/api/kick/{kickId}', {
        params: { kickId: kick._id },
        body: {
          continent: place ? (kick.continent ?? continentOf(place.country)) : null,
          place: place?.name ?? null,
          country: place?.country ?? null,
          location: place?.location ?? null,
        },
      }),
    onSuccess: (saved) => {
      const { favourite: _favourite, ...changed } = saved
      patchKick(cache, bucketId, saved._id, changed)
      cache.setQueryData(keys.kicks.detail(saved._id), saved)
      void cache.invalidateQueries({ queryKey: keys.buckets.detail(bucketId) })
    },
  })
  const isSet = change.isSuccess && change.variables !== null && kick.location !== null
  return {
    /** The town to offer, or whose choice can be undone. */
    town: isAsked && (kick.location === null || isSet) ? town : null,
    isSet,
    isBusy: change.isPending,
    error: change.error,
    set: () => {
      if (town) change.mutate(town)
    },
    undo: () => change.mutate(null),
    dismiss: () => setDismissed(true),
  }
}
