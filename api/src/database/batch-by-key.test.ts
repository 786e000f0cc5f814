import { eq } from 'drizzle-orm'
import { recordQueries } from '../../test/recorded-queries'
import { addKick } from '../../test/content'
import { signUp, type SignedIn } from '../../test/people'
import { openTestSite, type TestSite } from '../../test/test-site'
import { kicks } from './schema'
import { batchByKey } from './batch-by-key'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const nobody = '00000000-0000-0000-0000-000000000000'

const kicksById = (name = 'names_of_kicks') =>
  batchByKey(site.database, name, { kickId: 'uuid' }, ({ keys, place, kickId }) =>
    site.database.select({ place, name: kicks.name }).from(keys).innerJoin(kicks, eq(kicks.id, kickId)),
  )

const addKicks = async (...names: string[]) => {
  const mira = await signUp(site)
  const added: string[] = []
  for (const name of names) added.push((await addKick(site, mira, { name })).id)
  return added
}

test('reads simultaneous lookups with one query, and returns each its own rows', async () => {
  const [swim = '', climb = ''] = await addKicks('Swim', 'Climb')
  const byId = kicksById()
  const found: unknown[] = []
  const asked = await recordQueries(site, async () => {
    found.push(...(await Promise.all([climb, nobody, swim, climb].map((kickId) => byId({ kickId })))))
  })
  expect(found).toEqual([
    [expect.objectContaining({ name: 'Climb' })],
    [],
    [expect.objectContaining({ name: 'Swim' })],
    [expect.objectContaining({ name: 'Climb' })],
  ])
  expect(asked).toHaveLength(1)
  // The row of a repeated key is read once.
  expect(found[3]).toBe(found[0])
})

test('reads again for a later lookup', async () => {
  const [swim = ''] = await addKicks('Swim')
  const byId = kicksById()
  await byId({ kickId: swim })
  await site.database.update(kicks).set({ name: 'Dive' }).where(eq(kicks.id, swim))
  expect(await byId({ kickId: swim })).toMatchObject([{ name: 'Dive' }])
})

test('rejects every waiting lookup when the query fails, then queries again', async () => {
  const [swim = ''] = await addKicks('Swim')
  const byId = kicksById()
  const ends = await Promise.allSettled([byId({ kickId: swim }), byId({ kickId: 'no id' })])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await byId({ kickId: swim })).toMatchObject([{ name: 'Swim' }])
})

test('splits many keys into queries of a hundred', async () => {
  const [swim = ''] = await addKicks('Swim')
  const byId = kicksById()
  const keys = [...Array.from({ length: 240 }, (_, index) => `${nobody.slice(0, -3)}${100 + index}`), swim]
  const found: unknown[][] = []
  const asked = await recordQueries(site, async () => {
    found.push(...(await Promise.all(keys.map((kickId) => byId({ kickId })))))
  })
  expect(asked).toHaveLength(3)
  expect(found.at(-1)).toMatchObject([{ name: 'Swim' }])
})

test('identifies each of fifty users with simultaneous requests', async () => {
  const people: SignedIn[] = []
  for (let count = 0; count < 50; count += 1) people.push(await signUp(site))
  const call = ({ token }: { token: string }) => site.call({ method: 'GET', url: '/auth/verify', token })
  const responses = await Promise.all(people.map(call))
  expect(responses.map(({ body }) => body)).toEqual(
    people.map(({ userId }) => expect.objectContaining({ _id: userId })),
  )
})
