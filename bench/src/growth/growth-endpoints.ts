import type { Request } from '../requests/request'
import { rareWord, tokenOf, wordAt } from '../site/fill-database'

export interface GrowthEndpoint {
  name: string
  path: string
}

/** The Bucket that everybody looks at, and where a list goes on in its middle. */
interface Ids {
  bucketId: string
  middle: string
}

/** What gives as much to read whatever lies around it; the words are those of `content/fill`. */
export const growthEndpoints = ({ bucketId, middle }: Ids): GrowthEndpoint[] => [
  { name: 'kick list', path: '/api/kick?limit=24' },
  { name: 'kick list, from its middle on', path: `/api/kick?limit=24&cursor=${middle}` },
  { name: 'filtered list', path: '/api/kick?limit=24&continent=Europe&category=Travel' },
  { name: 'search, a word that most have', path: `/api/kick?limit=24&q=${wordAt(0)}` },
  { name: 'search, a word that twenty have', path: `/api/kick?limit=24&q=${rareWord}` },
  { name: 'search, a word that one of 900 has', path: `/api/kick?limit=24&q=${wordAt(7999)}` },
  {
    name: 'search, two words, in Africa',
    path: `/api/kick?limit=24&continent=Africa&q=${wordAt(0)}%20${wordAt(3)}`,
  },
  { name: 'public journals', path: '/api/journal/public?limit=24' },
  { name: 'a Bucket with 1,000 Kicks', path: `/api/bucket/${bucketId}` },
]

export const toRequest = ({ path }: GrowthEndpoint): Request => ({ method: 'GET', path, token: tokenOf(1) })
