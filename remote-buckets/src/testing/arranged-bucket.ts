import { type Bucket } from '@bucketeer/shared-auth'
import { aBucket, aKick, stubApi } from '@bucketeer/shared-auth/testing'
import { screen } from '@testing-library/react'
import { openBuckets } from './open-buckets'

export const mine = { buckets: 1, doing: null, done: 0, lastDone: null }
const facts = [
  { name: 'Zebras', country: 'Kenya', description: 'Stripes at dawn.', addedAt: '2026-01-01T00:00:00.000Z' },
  { name: 'Café tour', place: 'Wien', country: 'Austria', addedAt: '2026-01-02T00:00:00.000Z' },
  { name: 'Rails', addedAt: '2026-01-03T00:00:00.000Z', mine: { ...mine, done: 1 } },
  { name: 'Sea', addedAt: '2026-01-04T00:00:00.000Z', mine: { ...mine, doing: 'entry', done: 1 } },
  { name: 'Alps', addedAt: '2026-01-05T00:00:00.000Z', targetOn: '2030-01-01', targetPrecision: 'year' },
  { name: 'Dunes', addedAt: '2026-01-06T00:00:00.000Z', targetOn: '2027-05-01', targetPrecision: 'month' },
] as const
export const nowhere = { description: '', place: null, country: null, location: null }
export const kicks = facts.map((fact) => aKick({ _id: fact.name, ...nowhere, mine, ...fact }))

/** A Bucket with these Kicks, which differ in place, state and date. */
export const rail = aBucket({ _id: 'rail', name: 'By rail', kicks, kickCount: kicks.length })

/** Opens the page of a Bucket. */
export function openRail(bucket: Bucket = rail, route = '/buckets/rail') {
  stubApi({ 'GET /api/bucket/{bucketId}': async () => bucket, 'GET /api/bucket': async () => [bucket] })
  return openBuckets(route)
}
export const region = () => screen.findByRole('region', { name: 'Kicks in this Bucket' })

/** Returns the names of the Kicks on the page, in their order. */
export const names = async () =>
  [...(await region()).querySelectorAll('h3')].map(({ textContent }) => textContent)
