import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { satisfies } from 'semver'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { callOf } from '@bucketeer/platform/command-line'
import { reasonOf } from '../../contract/error-reason'
import { bytesText } from '../text'
import { type ObjectStore, type Database, serverVersion } from '@bucketeer/host/server'
import type { Config } from '../../config'
import { inspectMapFile } from '../../modules/map/inspect-map-file'
import { mapFileOf } from '../../modules/map/map-file'
import { incompatibleMigrations, newerMigrations, pendingMigrations } from '../../database/migrate'
import { findDemoLogin } from '../../demo/seed-demo'
import { createCheckRepository } from './repository'

/** The result of one check. */
export interface Finding {
  name: string
  /** The result, as a phrase. */
  found: string
  /** The remedy. Undefined without a problem. */
  advice?: string
}

/** Returns `ok …` or `problem … — what to do`. */
export const lineOf = ({ name, found, advice }: Finding): string =>
  advice === undefined ? `ok       ${name}: ${found}` : `problem  ${name}: ${found} — ${advice}`

/** A day of uploads of a small site, and PostgreSQL's WAL. */
const leastFreeBytes = 1_000_000_000

/** Falls back to the parent of a missing folder. */
async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    if (dirname(folder) === folder) throw error
    return freeBytes(dirname(folder))
  }
}

export async function checkDisk(folder: string): Promise<Finding> {
  const name = 'disk'
  try {
    const free = await freeBytes(folder)
    const found = `${bytesText(free)} free at ${folder}`
    if (free >= leastFreeBytes) return { name, found }
    return { name, found, advice: 'free some space: below 1 GB, uploads and the database may fail soon.' }
  } catch (error) {
    return { name, found: `${folder} cannot be read (${reasonOf(error)})`, advice: 'check DATA_DIR.' }
  }
}

/** `engines` in package.json. */
const supportedNode = '^20.19 || ^22.13 || >=24'

export function checkNode(version = process.versions.node): Finding {
  const found = `Node ${version}`
  if (satisfies(version, supportedNode)) return { name: 'node', found }
  return { name: 'node', found, advice: 'install Node 24.' }
}

/** Writes, reads and deletes an object. @throws Error if one of them fails */
async function probe(store: ObjectStore) {
  const key = `checks/${randomUUID()}`
  const written = Buffer.from(key)
  await store.put(key, written)
  const object = await store.open(key)
  const read = object && (await buffer(object.stream))
  await store.delete(key)
  if (!read?.equals(written)) throw new Error('it returned other bytes than were written')
}

/** @param place the folder or the bucket */
export async function checkStore(store: ObjectStore, place: string): Promise<Finding> {
  try {
    await probe(store)
    return { name: 'store', found: `${place} can be written, read and deleted` }
  } catch (error) {
    return {
      name: 'store',
      found: `${place} cannot be used (${reasonOf(error)})`,
      advice: 'check S3_* or the permissions and space of DATA_DIR.',
    }
  }
}

/** Checks the file of MAP_PMTILES, if it is set. */
export async function checkMapFile(config: Config): Promise<Finding[]> {
  const name = 'map'
  const file = mapFileOf(config)
  if (!file) return []
  const inspected = await inspectMapFile(file)
  if ('size' in inspected) return [{ name, found: `${file.place} has ${bytesText(inspected.size)}` }]
  return [
    {
      name,
      found: `${file.place} cannot be used: ${inspected.problem}`,
      advice: 'correct MAP_PMTILES: until then, maps show no streets.',
    },
  ]
}

const oldestPostgres = 15
const largestDifferenceMs = 2_000

export async function checkVersion(database: Database): Promise<Finding> {
  const { text, major } = await createCheckRepository(database).version()
  const found = `PostgreSQL ${text} answers`
  return major >= oldestPostgres
    ? { name: 'database', found }
    : { name: 'database', found, advice: `use PostgreSQL ${oldestPostgres} or later.` }
}

export async function checkMigrations(database: Database): Promise<Finding> {
  const name = 'migrations'
  const incompatible = await incompatibleMigrations(database)
  if (incompatible.length > 0)
    return {
      name,
      found: `the database has ${incompatible.join(', ')} of a newer version`,
      advice: 'start the newer version.',
    }
  const pending = await pendingMigrations(database)
  if (pending.length > 0)
    return { name, found: `${pending.length} are missing`, advice: 'start the site: it applies them.' }
  const newer = await newerMigrations(database)
  if (newer.length === 0) return { name, found: 'all applied' }
  return {
    name,
    found: `all applied, and ${newer.join(', ')} of a newer version, with which ${serverVersion} works`,
  }
}

/** Finds the demo people on a site with a public address. */
export async function checkDemo(database: Database, publicUrl: string | undefined): Promise<Finding> {
  const name = 'demo people'
  const login = await findDemoLogin(database)
  if (!login) return { name, found: 'none' }
  if (!publicUrl) return { name, found: `${login.email}, whose password is public` }
  return {
    name,
    found: `everybody knows the password of ${login.email}`,
    advice: `end that login with ${callOf('admin', 'users suspend')}, or start an empty site with SEED_DEMO=false.`,
  }
}

/** Compares this computer's clock with the database's, half-way through the query. */
export async function checkClock(database: Database): Promise<Finding> {
  const name = 'clock'
  const before = new Date().getTime()
  const time = await createCheckRepository(database).time()
  const difference = Math.abs(time.getTime() - (before + new Date().getTime()) / 2)
  const found = `${(difference / 1000).toFixed(1)} s from the database's`
  if (difference <= largestDifferenceMs) return { name, found }
  return { name, found, advice: 'synchronise both with NTP: sessions and links end by these clocks.' }
}
