import type { Request } from '../requests/request'
import { tokenOf } from '../site/fill-database'
import type { Content } from './create-content'

/** Calls that people make all the time, in the order in which they are measured: those that change something last. */
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

/** So many people call at a time, each on a connection of their own. */
export const callers = 50

const get = (token: string, path: string): Request => ({ method: 'GET', path, token })

const at = <T>(list: T[], index: number): T => {
  const value = list[index % list.length]
  if (value === undefined) throw new Error('There is nothing in the database.')
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

/** What one of the callers asks: the same again and again, but for putting Kicks into Buckets, which ends with each. */
export function requestsOf(name: EndpointName, caller: number, content: Content): Request[] {
  const token = tokenOf(caller + 1)
  switch (name) {
    case 'verify':
      return [get(token, '/auth/verify')]
    case 'kick list':
      return [get(token, '/api/kick?limit=24')]
    case 'filtered list':
      return [get(token, '/api/kick?limit=24&continent=Europe&category=Travel')]
    case 'kick':
      return [get(token, `/api/kick/${at(content.kicks, caller)}`)]
    case 'bucket list':
      return [get(token, '/api/bucket')]
    case 'bucket':
      return [get(token, `/api/bucket/${at(content.buckets, caller)}`)]
    case 'public journals':
      return [get(token, '/api/journal/public?limit=24')]
    case 'journal':
      return [get(token, `/api/journal/${at(content.journals, caller)}`)]
    case 'create':
      return [{ method: 'POST', path: '/api/kick', token, body: newKick(at(content.pictures, caller)) }]
    case 'add to bucket':
      return at(content.collections, caller).map((bucketId) => ({
        method: 'PUT',
        path: `/api/bucket/${bucketId}/add`,
        token: tokenOf(callers + caller + 1),
        body: { bucketId, kickId: content.kickToAdd },
      }))
  }
}
