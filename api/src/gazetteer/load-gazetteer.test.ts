import { closeDatabase, type Database, openDatabase } from '@bucketeer/host/server'
import { createMigratedDatabase, type TestDatabase } from '../../test/test-database'
import { loadGazetteer } from './load-gazetteer'
import { createExcerpt, placeIds, type Excerpt } from './testing/excerpt'

let testDatabase: TestDatabase
let database: Database
let source: Excerpt
beforeAll(async () => {
  source = await createExcerpt()
})
beforeEach(async () => {
  testDatabase = await createMigratedDatabase()
  database = openDatabase({ connection: testDatabase.connection, log: { warn: () => undefined } })
})
afterEach(async () => {
  await closeDatabase(database)
  await testDatabase.drop()
})
afterAll(() => source.remove())

const { signal } = new AbortController()
const load = (changes: Partial<Parameters<typeof loadGazetteer>[0]> = {}) =>
  loadGazetteer({ database, source, signal, ...changes })

const select = async (query: string) =>
  (await database.$client.query({ text: query, rowMode: 'array' })).rows.flat()
const names = () => select('select name from places order by name')
const placeCount = Object.keys(placeIds).length

test('inserts every place with its search names', async () => {
  expect(await load()).toBe(placeCount)
  const ofMunich = await select(`select name from place_names where place_id = ${placeIds.munich}`)
  expect(ofMunich).toEqual(
    expect.arrayContaining(['munich', 'munchen', 'muenchen', 'monaco di baviera', 'мюнхен']),
  )
  expect(new Set(ofMunich).size).toBe(ofMunich.length)
})

test('does not load the same edition again', async () => {
  await load()
  expect(await load()).toBe(0)
})

test('loads once when several servers start at the same time', async () => {
  const counts = await Promise.all([load(), load(), load()])
  expect(counts.sort()).toEqual([0, 0, placeCount])
})

test('continues an interrupted load', async () => {
  await load()
  await database.$client.query(`
    delete from place_editions;
    delete from places where id in (${placeIds.tokyo}, ${placeIds.suva});
    delete from place_names where place_id = ${placeIds.tokyo}`)
  expect(await load()).toBe(2)
  expect(await names()).toHaveLength(placeCount)
  // The names of Suva were not deleted above, and must not be inserted twice.
  const [all, different] = await select(
    'select count(*)::int, count(distinct (place_id, name))::int from place_names',
  )
  expect(all).toBe(different)
})

test('stops loading when it is aborted, and releases the lock', async () => {
  await expect(load({ signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(await load()).toBe(placeCount)
})

test('stops waiting for the lock when it is aborted', async () => {
  const client = await database.$client.connect()
  await client.query('select pg_advisory_lock(7261403519)')
  const stopping = new AbortController()
  const waiting = load({ signal: stopping.signal })
  stopping.abort()
  await expect(waiting).rejects.toThrow('aborted')
  client.release(true)
})

describe('loading another edition', () => {
  const loadTwoPlaces = async (edition: string) => {
    const { remove, ...excerpt } = await createExcerpt([placeIds.munich, placeIds.labasa])
    const count = await load({ source: { ...excerpt, edition } })
    await remove()
    return count
  }

  test('replaces an older edition', async () => {
    await load({ source: { ...source, edition: 'places 1.9.0 1' } })
    expect(await loadTwoPlaces('places 1.10.0 1')).toBe(2)
    expect(await names()).toEqual(['Labasa', 'Munich'])
    expect(await select('select distinct place_id from place_names order by 1')).toEqual([
      placeIds.labasa,
      placeIds.munich,
    ])
  })

  test('keeps a newer edition', async () => {
    await load({ source: { ...source, edition: 'places 1.10.0 1' } })
    expect(await loadTwoPlaces('places 1.9.0 1')).toBe(0)
    expect(await names()).toHaveLength(placeCount)
  })

  test('keeps the places of other lists', async () => {
    await load({ source: { ...source, source: 'other', edition: 'others 1' } })
    const { remove, ...excerpt } = await createExcerpt([placeIds.munich])
    await load({ source: { ...excerpt, edition: 'places 1' } })
    await remove()
    expect(await names()).toHaveLength(placeCount)
    expect(await select('select source from places order by 1')).toEqual([
      ...Array.from({ length: placeCount - 1 }, () => 'other'),
      'towns',
    ])
  })
})
