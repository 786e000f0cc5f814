import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '@bucketeer/host/server'
import { textAt } from '../../test/people'
import { openTestSite, type TestSite } from '../../test/test-site'
import { buckets, journals, kicks, logEntries } from './content'
import { demoLogin } from './people'
import { seedDemo } from './seed-demo'

let site: TestSite
let folder: string
let token: string
beforeAll(async () => {
  site = await openTestSite()
  folder = await mkdtemp(join(tmpdir(), 'bucketeer-demo-'))
  await seedDemo({ database: site.database, store: createFolderStore(folder) })
  const { body } = await site.call({ method: 'POST', url: '/auth/login', body: demoLogin })
  token = textAt(body, 'authToken')
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

test('the demo user has Buckets with Kicks, and all lists are newest first', async () => {
  const read = async (url: string) => (await site.call({ method: 'GET', url, token })).body

  const own = Object.values(buckets).filter(({ by }) => by === 'mira')
  const newest = [...own].sort((one, other) => one.daysAgo - other.daysAgo)
  expect(await read('/api/bucket')).toMatchObject(
    newest.map(({ name, kicks, wishes = [] }) => ({ name, kickCount: kicks.length + wishes.length })),
  )
  const byAge = [...kicks].sort((one, other) => one.daysAgo - other.daysAgo)
  expect(await read('/api/kick')).toMatchObject(
    byAge.map(({ name, country, location, continent }) => ({ name, country, location, continent })),
  )
  expect(await read('/api/journal/private')).toHaveLength(journals.filter(({ by }) => by === 'mira').length)
})

test('the demo user has wishes, some of them for a later year, and a Bucket that every member sees', async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/bucket', token })
  const year = new Date().getUTCFullYear()
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Slow trains, and the sea at the end', audience: 'Members' }),
      expect.objectContaining({
        name: 'Make it with my own hands',
        audience: 'Private',
        kicks: expect.arrayContaining([
          expect.objectContaining({
            name: 'Sew a winter coat with pockets',
            pictures: '',
            targetOn: `${year + 1}-01-01`,
          }),
        ]),
      }),
    ]),
  )
})

test('visitors see the Public Journals with their Stories, and no Private one', async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/journal/public' })
  const expected = journals
    .filter(({ visibility }) => visibility === 'Public')
    .sort((one, other) => one.daysAgo - other.daysAgo)
  expect(body).toMatchObject(
    expected.map(({ title, stories }) => ({
      title,
      story: stories.map((story) => ({ title: story.title, kickId: expect.any(String) })),
    })),
  )
})

test('Kicks have likes and comments', async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/kick?q=hallstatt', token })
  expect(body).toMatchObject([
    { likes: 5, liked: false, commentCount: 4, createdBy: { userName: 'Mira Lindqvist' } },
  ])
})

test('the demo user has a log, with photos and with something on this day', async () => {
  const read = async (url: string) => (await site.call({ method: 'GET', url, token })).body as object[]
  const own = logEntries.filter(({ by }) => by === 'mira')
  const log = await read('/api/log')
  expect(log).toHaveLength(own.length)
  const photos = log.flatMap((entry) => Object(entry).photos as { url: string }[])
  expect(photos.length).toBe(own.flatMap(({ photos = [] }) => photos).length)
  const onThisDay = own.filter(({ when }) => Object(when).onThisDay > 0)
  const today = new Date().toISOString().slice(5, 10)
  const days = log.filter(
    (entry) => Object(entry).precision === 'day' && String(Object(entry).on).endsWith(today),
  )
  expect(days.length).toBeGreaterThanOrEqual(onThisDay.length)
})

test('Kicks have the numbers of people of all logs', async () => {
  const { body } = await site.call({ method: 'GET', url: '/api/kick?q=hallstatt', token })
  expect(body).toMatchObject([{ counts: { wanted: 0, done: 3, again: 2 }, mine: { done: 3 } }])
})

test('the other demo users cannot log in', async () => {
  const body = { email: 'nia@bucketeer.example', password: 'walk-in-the-woods' }
  expect((await site.call({ method: 'POST', url: '/auth/login', body })).status).toBe(401)
})
