import { gte } from 'semver'
import type { Args } from '@bucketeer/platform/command-line'
import { BackupError } from '../backup/backup-error'
import { applicationName, type Database } from '@bucketeer/host/server'
import { columnValues } from '../database/column-values'
import { migrate, pendingMigrations } from '../database/migrate'
import { withSite } from '../backup/open-site'
import { print, runCommand } from './run-command'

interface MigrateSite {
  database: Database
  /** Whether the operator says that no server uses the database. */
  isStopped: boolean
  report: (line: string) => void
}

/** Returns the versions of other servers and commands that are connected to the database. */
const connectedVersions = ({ $client }: Database) =>
  columnValues<string>(
    $client,
    `select distinct split_part(application_name, ' ', 2) from pg_stat_activity
     where datname = current_database() and application_name like 'bucketeer %' and application_name <> $1`,
    [applicationName],
  )

/** @throws BackupError if servers of the version before would fail after these migrations */
async function expectCompatible(database: Database, pending: Awaited<ReturnType<typeof pendingMigrations>>) {
  const running = await connectedVersions(database)
  const breaking = pending.filter(
    ({ oldestServer }) => oldestServer === null || running.some((version) => !gte(version, oldestServer)),
  )
  if (breaking.length === 0) return
  throw new BackupError(
    `Earlier versions do not work after ${breaking.map(({ name }) => name).join(', ')}. Stop the site, back it up, and add --stopped; starting this version also migrates. Nothing was changed.`,
  )
}

/**
 * Applies the pending migrations while servers of the version before use the database, or after they have stopped.
 * @throws BackupError if those servers would fail, or if the database is of a newer version
 */
export async function migrateSite({ database, isStopped, report }: MigrateSite): Promise<void> {
  const pending = await pendingMigrations(database)
  if (!isStopped) await expectCompatible(database, pending)
  const applied = await migrate(database)
  for (const name of applied) report(`Applied ${name}`)
  report(applied.length > 0 ? 'The database is migrated.' : 'The database has all migrations.')
}

/** `bucketeer migrate [--stopped]`: applies the migrations of this version, while the site runs or not. */
export const run = ({ values: { stopped = false } }: Args<'migrate'>) =>
  runCommand((config) =>
    withSite(config, ({ database }) => migrateSite({ database, isStopped: stopped, report: print })),
  )
