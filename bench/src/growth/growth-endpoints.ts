import type { Request } from '../requests/request'
import { rareWord, tokenOf, wordAt } from '../site/fill-database'

export interface GrowthEndpoint {
  name: string
  path: string
  /** The number of the user who sends the request, by default the first. */
  user?: number
}

interface Ids {
  /** The Bucket with 1,000 Kicks. */
  bucketId: string
  /** The id of the Kick in the middle of the list, as a cursor. */
  middleKickId: string
  /** The id of a user who created Kicks. */
  creatorId: string
  /** The first user, who sends the requests. */
  readerId: string
  /** The cursor of the entry in the middle of the first user's log, which has 10,000 entries. */
  middleOfLog: string
}

/** Lists endpoints whose response size does not depend on the number of rows in the database. */
export const growthEndpoints = ({
  bucketId,
  middleKickId,
  creatorId,
  readerId,
  middleOfLog,
}: Ids): GrowthEndpoint[] => [
  { name: 'list of Kicks', path: '/api/kick?limit=24' },
  { name: 'list of Kicks, from its middle', path: `/api/kick?limit=24&cursor=${middleKickId}` },
  { name: 'filtered list of Kicks', path: '/api/kick?limit=24&continent=Europe&category=Travel' },
  { name: 'search, word in most Kicks', path: `/api/kick?limit=24&q=${wordAt(0)}` },
  { name: 'search, word in 20 Kicks', path: `/api/kick?limit=24&q=${rareWord}` },
  { name: 'search, word in 1 of 900 Kicks', path: `/api/kick?limit=24&q=${wordAt(7999)}` },
  {
    name: 'search, two words, in Africa',
    path: `/api/kick?limit=24&continent=Africa&q=${wordAt(0)}%20${wordAt(3)}`,
  },
  { name: 'figures of All Kicks', path: '/api/kick/figures' },
  { name: 'figures of the own profile', path: `/api/user/${readerId}/figures` },
  { name: 'figures of another profile', path: `/api/user/${creatorId}/figures` },
  { name: 'list of Public Journals', path: '/api/journal/public?limit=24' },
  { name: 'Bucket with 1,000 Kicks', path: `/api/bucket/${bucketId}` },
  { name: 'own log', path: '/api/log?limit=24' },
  { name: 'own log, from its middle', path: `/api/log?limit=24&cursor=${middleOfLog}` },
  { name: 'years of the log', path: '/api/log/years' },
  { name: 'a year of the log', path: '/api/log/years/2020' },
  { name: 'the log on this day', path: '/api/log/on-this-day' },
]

/** Lists filters whose query plans are reported, but whose latency is not measured. */
export const plannedEndpoints = ({ creatorId }: Ids): GrowthEndpoint[] => [
  { name: 'list of Kicks, by continent', path: '/api/kick?limit=24&continent=Europe' },
  { name: 'list of Kicks, by category', path: '/api/kick?limit=24&category=Activity' },
  { name: 'list of Kicks, by creator', path: `/api/kick?limit=24&createdBy=${creatorId}` },
  {
    name: 'list of Kicks, by all three',
    path: `/api/kick?limit=24&continent=Europe&category=Activity&createdBy=${creatorId}`,
  },
  {
    name: 'list of Public Journals, by creator',
    path: `/api/journal/public?limit=24&createdBy=${creatorId}`,
  },
  { name: 'search of Public Journals', path: `/api/journal/public?limit=24&q=${wordAt(0)}` },
  { name: 'log of somebody else', path: `/api/log?limit=24&user=${creatorId}` },
  { name: 'own log, by year', path: '/api/log?limit=24&year=2020' },
  { name: 'own log, by category', path: '/api/log?limit=24&category=Travel' },
]

/** The feeds of those who follow many. */
export const feedEndpoints: GrowthEndpoint[] = [
  { name: 'feed of 500 people', path: '/api/feed', user: 1 },
  { name: 'feed of 2,000 people', path: '/api/feed', user: 2 },
]

/** An 'I did it' by a user without followers, and by one with 2,000. */
export const writersOfLog = [6, 5].map((user): Request => ({
  method: 'POST',
  path: '/api/log',
  token: tokenOf(user),
  body: { name: 'Swim', state: 'done', audience: 'Followers' },
}))

export const toRequest = ({ path, user = 1 }: GrowthEndpoint): Request => ({
  method: 'GET',
  path,
  token: tokenOf(user),
})
