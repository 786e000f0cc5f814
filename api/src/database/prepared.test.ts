import { eq, sql } from 'drizzle-orm'
import { signUp } from '../../test/people'
import { addKick } from '../../test/content'
import { openTestSite, type TestSite } from '../../test/test-site'
import { creator, isCreatorOfKick } from './kick-row'
import { prepared } from './prepared'
import { kicks } from './schema'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('returns the same rows as Drizzle, with and without a joined row', async () => {
  const mira = await signUp(site)
  const { id } = await addKick(site, mira)
  await addKick(site, mira, { creatorId: null, withdrawnAt: new Date(), country: null })
  const { database } = site
  const selection = database
    .select({
      id: kicks.id,
      country: kicks.country,
      lat: kicks.lat,
      createdAt: kicks.createdAt,
      withdrawnAt: kicks.withdrawnAt,
      creator: { id: creator.id, pictureId: creator.pictureId },
      isFirst: sql<boolean>`${kicks.id} = ${sql.placeholder('first')}`,
      all: sql`(select count(*) from ${kicks})`.mapWith(Number),
    })
    .from(kicks)
    .leftJoin(creator, isCreatorOfKick)
    .where(eq(kicks.continent, sql.placeholder('continent')))
    .orderBy(kicks.id)
  const given = { first: id, continent: 'Europe' }
  const read = await prepared(database, 'some_kicks', selection).execute(given)
  expect(read).toHaveLength(2)
  expect(read[0]?.creator?.id).toBe(mira.userId)
  expect(read[1]?.creator).toBeNull()
  expect(read).toEqual(await selection.prepare('').execute(given))
})

test.each(['UTC', 'Asia/Kolkata', 'America/St_Johns'])(
  'parses timestamps when PostgreSQL is in %s',
  async (zone) => {
    const { database } = site
    const wanted = new Date('2026-02-03T04:05:06.789Z')
    const client = await database.$client.connect()
    await client.query(`set timezone = '${zone}'`)
    client.release()
    const moment = sql<Date>`timestamptz '2026-02-03 04:05:06.789012+00'`
    const selection = database.select({ moment }).from(sql`(values (1)) one`)
    expect(await prepared(database, '', selection).execute()).toEqual([{ moment: wanted }])
  },
)
