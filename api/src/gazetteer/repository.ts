import type pg from 'pg'
import { disableTimeouts } from '@bucketeer/host/server'
import { columnValues } from '../database/column-values'
import type { GazetteerPlace, PlaceSource } from './place-source'

/** An arbitrary id that no other advisory lock of the site has. */
const lock = 7_261_403_519

type Edition = Pick<PlaceSource, 'source' | 'edition'>

/** Queries of the gazetteer, on the one connection that holds the lock. */
export const createGazetteerRepository = (client: pg.PoolClient) => ({
  /** Acquires the lock until the connection ends. @returns false while another server has it */
  async acquireLock(): Promise<boolean> {
    const [isTaken] = await columnValues<boolean>(client, 'select pg_try_advisory_lock($1)', [lock])
    return isTaken === true
  },

  /** Raises the statement timeout. */
  prepare: () => disableTimeouts(client),

  /** Returns the editions of a list that were loaded completely. */
  loadedEditions: (source: string) =>
    columnValues<string>(client, 'select edition from place_editions where source = $1', [source]),

  /** Returns the ids of the places that are loaded in this edition. */
  async findLoaded(places: GazetteerPlace[], { source, edition }: Edition): Promise<Set<number>> {
    const ids = await columnValues<number>(
      client,
      'select id from places where id = any($1::integer[]) and source = $2 and edition = $3',
      [places.map(({ id }) => id), source, edition],
    )
    return new Set(ids)
  },

  /** Replaces places and their names, in one transaction. */
  async replace(places: GazetteerPlace[], edition: Edition): Promise<void> {
    await inTransaction(client, async () => {
      // A batch that a power cut loses is loaded again.
      await client.query('set local synchronous_commit = off')
      await client.query('delete from place_names where place_id = any($1::integer[])', [
        places.map(({ id }) => id),
      ])
      await insertPlaces(client, places, edition)
      await insertNames(client, places)
    })
  },

  /** Deletes the places of the list's other editions, and records this edition as complete. */
  async finish({ source, edition }: Edition): Promise<void> {
    await inTransaction(client, async () => {
      await client.query(
        'delete from place_names using places where places.id = place_id and source = $1 and edition <> $2',
        [source, edition],
      )
      await client.query('delete from places where source = $1 and edition <> $2', [source, edition])
      await client.query('insert into place_editions (source, edition) values ($1, $2)', [source, edition])
    })
  },

  /** Updates the planner's statistics, and enables index-only scans. */
  vacuum: () => client.query('vacuum (analyze) places, place_names'),
})

async function inTransaction(client: pg.PoolClient, work: () => Promise<void>) {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const insertPlaces = (client: pg.PoolClient, places: GazetteerPlace[], { source, edition }: Edition) =>
  client.query(
    `insert into places (id, kind, name, country_code, region, lat, lng, population, is_section, names, source, edition)
     select *, $2, $3 from json_to_recordset($1) as place (id integer, kind text, name text, "countryCode" text,
       region text, lat float8, lng float8, population integer, "isSection" boolean, names text[])
     on conflict (id) do update set
       kind = excluded.kind, name = excluded.name, country_code = excluded.country_code, region = excluded.region,
       lat = excluded.lat, lng = excluded.lng, population = excluded.population,
       is_section = excluded.is_section, names = excluded.names, source = excluded.source, edition = excluded.edition`,
    [JSON.stringify(places), source, edition],
  )

function insertNames(client: pg.PoolClient, places: GazetteerPlace[]) {
  const rows = places.flatMap(({ id, prominence, searchNames }) =>
    searchNames.map((name) => ({ id, name, prominence })),
  )
  return client.query(
    'insert into place_names (place_id, name, prominence) select * from unnest($1::integer[], $2::text[], $3::integer[])',
    [rows.map(({ id }) => id), rows.map(({ name }) => name), rows.map(({ prominence }) => prominence)],
  )
}
