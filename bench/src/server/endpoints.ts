import type { Request } from '../requests/request'
import { tokenOf } from '../site/fill-database'
import { clientCount, type Content } from './create-content'

/** Names the most frequent requests in the order of measurement; those that write come last. */
export const endpointNames = [
  'verify',
  'kick list',
  'filtered list',
  'kick',
  'bucket list',
  'bucket',
  'public journals',
  'journal',
  'create',
  'add to bucket',
] as const

export type EndpointName = (typeof endpointNames)[number]

/** Names the requests that the references answer, which are written by hand. */
export const referenceNames: readonly EndpointName[] = [
  'kick list',
  'filtered list',
  'kick',
  'bucket',
  'create',
]

const get = (token: string, path: string): Request => ({ method: 'GET', path, token })

function elementAt<T>(list: T[], index: number): T {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('The database is empty.')
  return value
}

const newKick = (picture: string) => ({
  name: 'Swim in a fjord',
  description:
    'Brief, and best in the light of an August night, when the water has had all summer to warm up.',
  pictures: `/media/${picture}/1280.webp`,
  continent: 'Europe',
  category: 'Activity',
  location: { lat: 59.9, lng: 10.7 },
  country: 'Norway',
})

/** Returns the requests that one client repeats; `add to bucket` has one for each Bucket, the others have one. */
export function requestsOf(name: EndpointName, clientIndex: number, content: Content): Request[] {
  const token = tokenOf(clientIndex + 1)
  switch (name) {
    case 'verify':
      return [get(token, '/auth/verify')]
    case 'kick list':
      return [get(token, '/api/kick?limit=24')]
    case 'filtered list':
      return [get(token, '/api/kick?limit=24&continent=Europe&category=Travel')]
    case 'kick':
      return [get(token, `/api/kick/${elementAt(content.kicks, clientIndex)}`)]
    case 'bucket list':
      return [get(token, '/api/bucket')]
    case 'bucket':
      return [get(token, `/api/bucket/${elementAt(content.buckets, clientIndex)}`)]
    case 'public journals':
      return [get(token, '/api/journal/public?limit=24')]
    case 'journal':
      return [get(token, `/api/journal/${elementAt(content.journals, clientIndex)}`)]
    case 'create':
      return [
        { method: 'POST', path: '/api/kick', token, body: newKick(elementAt(content.pictures, clientIndex)) },
      ]
    case 'add to bucket':
      return elementAt(content.bucketsToFill, clientIndex).map((bucketId) => ({
        method: 'PUT',
        path: `/api/bucket/${bucketId}/add`,
        token: tokenOf(clientCount + clientIndex + 1),
        body: { bucketId, kickId: content.kickToAdd },
      }))
  }
}
