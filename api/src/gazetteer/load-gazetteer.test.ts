import { createMigratedDatabase, type TestDatabase } from '../../test/test-database'
import { closeDatabase, openDatabase, type Database } from '../database/database'
import { loadGazetteer } from './load-gazetteer'
import { excerpt, known, type Excerpt } from './testing/excerpt'

let home: TestDatabase
let database: Database
let source: Excerpt
beforeAll(async () => {
  source = await excerpt()
})
beforeEach(async () => {
  home = await createMigratedDatabase()
  database = openDatabase({ connection: home.connection, log: { warn: () => undefined } })
})
afterEach(async () => {
  await closeDatabase(database)
  await home.drop()
})
afterAll(() => source.remove())

const { signal } = new AbortController()
const load = (changes: Partial<Parameters<typeof loadGazetteer>[0]> = {}) =>
  loadGazetteer({ database, source, signal, ...changes })

const select = async (query: string) =>
  (await database.$client.query({ text: query, rowMode: 'array' })).rows.flat()
const names = () => select('select name from places order by name')
const everything = Object.keys(known).length

test('every place is put in, with its names as they are searched for', async () => {
  expect(await load()).toBe(everything)
  const ofMunich = await select(`select name from place_names where place_id = ${known.munich}`)
  expect(ofMunich).toEqual(
    expect.arrayContaining(['munich', 'munchen', 'muenchen', 'monaco di baviera', 'мюнхен']),
  )
  expect(new Set(ofMunich).size).toBe(ofMunich.length)
})

test('what is there already is not loaded again', async () => {
  await load()
  expect(await load()).toBe(0)
})

test('of several servers that start at once, one loads and the others wait for it', async () => {
  const counts = await Promise.all([load(), load(), load()])
  expect(counts.sort()).toEqual([0, 0, everything])
})

test('an interrupted loading goes on where it was', async () => {
  await load()
  await database.$client.query(`
    delete from place_editions;
    delete from places where id in (${known.tokyo}, ${known.suva});
    delete from place_names where place_id = ${known.tokyo}`)
  expect(await load()).toBe(2)
  expect(await names()).toHaveLength(everything)
  // Those names of Suva that were left are not there twice.
  const [all, different] = await select(
    'select count(*)::int, count(distinct (place_id, name))::int from place_names',
  )
  expect(all).toBe(different)
})

test('a server that is stopped stops loading, and leaves nothing locked', async () => {
  await expect(load({ signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(await load()).toBe(everything)
})

test('a server that is stopped while it waits for another one waits no longer', async () => {
  const client = await database.$client.connect()
  await client.query('select pg_advisory_lock(7261403519)')
  const stopping = new AbortController()
  const waiting = load({ signal: stopping.signal })
  stopping.abort()
  await expect(waiting).rejects.toThrow('aborted')
  client.release(true)
})

describe('an edition', () => {
  const smaller = async (edition: string) => {
    const { file, remove } = await excerpt([known.munich, known.labasa])
    const count = await load({ source: { edition, file } })
    await remove()
    return count
  }

  test('that is newer takes the place of the one before', async () => {
    await load({ source: { ...source, edition: 'places 1.9.0 1' } })
    expect(await smaller('places 1.10.0 1')).toBe(2)
    expect(await names()).toEqual(['Labasa', 'Munich'])
    expect(await select('select distinct place_id from place_names order by 1')).toEqual([
      known.labasa,
      known.munich,
    ])
  })

  test('that is older does not', async () => {
    await load({ source: { ...source, edition: 'places 1.10.0 1' } })
    expect(await smaller('places 1.9.0 1')).toBe(0)
    expect(await names()).toHaveLength(everything)
  })
})
