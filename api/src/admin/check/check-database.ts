import { callOf } from '@bucketeer/platform/command-line'
import { type Database, serverVersion } from '@bucketeer/host/server'
import { incompatibleMigrations, newerMigrations, pendingMigrations } from '../../database/migrate'
import { findDemoLogin } from '../../demo/seed-demo'
import type { Finding } from './finding'
import { databaseTime, postgresVersion } from './repository'

const oldestPostgres = 15
const largestDifferenceMs = 2_000

export const checkVersion = async (database: Database): Promise<Finding> => {
  const { text, major } = await postgresVersion(database)
  const found = `PostgreSQL ${text} answers`
  return major >= oldestPostgres
    ? { name: 'database', found }
    : { name: 'database', found, advice: `use PostgreSQL ${oldestPostgres} or later.` }
}

export const checkMigrations = async (database: Database): Promise<Finding> => {
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
export const checkDemo = async (database: Database, publicUrl: string | undefined): Promise<Finding> => {
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
export const checkClock = async (database: Database): Promise<Finding> => {
  const name = 'clock'
  const before = new Date().getTime()
  const time = await databaseTime(database)
  const difference = Math.abs(time.getTime() - (before + new Date().getTime()) / 2)
  const found = `${(difference / 1000).toFixed(1)} s from the database's`
  if (difference <= largestDifferenceMs) return { name, found }
  return { name, found, advice: 'synchronise both with NTP: sessions and links end by these clocks.' }
}
