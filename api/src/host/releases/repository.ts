import { createHash } from 'node:crypto'
import type { PrerenderedPages, Release, ReleaseOrigin } from '@bucketeer/platform'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database'
import { deployTokens, releaseLog, releases, releaseState, unreleasedFiles } from '../database/release-schema'
import { createAuditLog } from '../../modules/audit/repository'
import type { PartState, ReleaseState } from './state-changes/release-state'
import type { LastStep, Snapshot } from './state-changes/start'
import { type StateChange, type Step, type Undone, versionBefore } from './state-changes/state-changes'
import { tokenSubject } from './tokens/repository'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The hash of a release without its pages, which may differ between builds of a version. */
const hashOf = ({ pages: _, ...manifest }: Release) =>
  createHash('sha256').update(JSON.stringify(manifest)).digest()

/** The actor and the reason of a state change. */
export interface Actor {
  who: string
  why?: string
  /** Whether `npm start` makes the change. */
  byStart?: boolean
  origin?: ReleaseOrigin
}

/** An entry of the history. */
export interface LogEntry extends Step, Omit<Actor, 'byStart'> {
  part: string
  at: Date
}

// Serialises state changes: whether a release fits depends on all other parts.
const releaseLock = sql`select pg_advisory_xact_lock(7204119)`

const canaries = alias(releases, 'canary_release')

const readState = async (database: Database | Transaction): Promise<ReleaseState> => {
  const rows = await database
    .select({ state: releaseState, live: releases.manifest, canary: canaries.manifest })
    .from(releaseState)
    .innerJoin(releases, and(eq(releases.part, releaseState.part), eq(releases.version, releaseState.live)))
    .leftJoin(canaries, and(eq(canaries.part, releaseState.part), eq(canaries.version, releaseState.canary)))
    .orderBy(releaseState.part)
  return new Map(
    rows.map(({ state, live, canary }): [string, PartState] => {
      const partState = { live, isOff: state.isOff }
      const percent = state.canaryPercent
      return [
        state.part,
        canary && percent ? { ...partState, canary: { release: canary, percent } } : partState,
      ]
    }),
  )
}

const historyOf = (database: Database | Transaction, part: string): Promise<Step[]> =>
  database
    .select({ event: releaseLog.event, version: releaseLog.version })
    .from(releaseLog)
    .where(eq(releaseLog.part, part))
    .orderBy(asc(releaseLog.id))

const lastSteps = async (database: Database | Transaction, parts: string[]) => {
  const rows = await database
    .selectDistinctOn([releaseLog.part], {
      part: releaseLog.part,
      event: releaseLog.event,
      version: releaseLog.version,
      who: releaseLog.who,
      at: releaseLog.at,
      byStart: releaseLog.byStart,
    })
    .from(releaseLog)
    .where(inArray(releaseLog.part, parts))
    .orderBy(releaseLog.part, desc(releaseLog.id))
  return new Map(rows.map(({ part, ...step }): [string, LastStep] => [part, step]))
}

const releasedVersions = async (database: Database | Transaction, parts: string[]) => {
  const rows = await database
    .select({ part: releaseLog.part, versions: sql<string[]>`array_agg(distinct ${releaseLog.version})` })
    .from(releaseLog)
    .where(inArray(releaseLog.part, parts))
    .groupBy(releaseLog.part)
  return new Map(rows.map(({ part, versions }) => [part, new Set(versions)]))
}

const readSnapshot = async (database: Database | Transaction, parts: string[]): Promise<Snapshot> => ({
  state: await readState(database),
  last: await lastSteps(database, parts),
  versions: await releasedVersions(database, parts),
})

/** Returns the releases that were live before the present ones, by part, without those of removed parts. */
const readBefore = async (database: Database | Transaction, parts: string[]) => {
  const before = new Map<string, Release>()
  for (const part of parts) {
    const version = versionBefore(await historyOf(database, part))
    if (version === undefined) continue
    const [row] = await database
      .select({ manifest: releases.manifest })
      .from(releases)
      .where(and(eq(releases.part, part), eq(releases.version, version), isNull(releases.removedAt)))
    if (row) before.set(part, row.manifest)
  }
  return before
}

/** Writes an entry of a part's history, also to the audit log. */
const writeHistory = async (transaction: Transaction, entry: Step & Actor & { part: string }) => {
  await transaction.insert(releaseLog).values(entry)
  const { part, version, event, who } = entry
  await createAuditLog(transaction).record({ who, what: `release: ${event}`, subject: `${part} ${version}` })
}

const write = async (
  transaction: Transaction,
  part: string,
  { partState, step }: StateChange,
  actor: Actor,
) => {
  if (!step) return
  const served = [partState.live.version, partState.canary?.release.version ?? partState.live.version]
  // The release was sent again after its part was removed.
  await transaction
    .update(releases)
    .set({ removedAt: null })
    .where(and(eq(releases.part, part), inArray(releases.version, served)))
  const state = {
    live: partState.live.version,
    canary: partState.canary?.release.version ?? null,
    canaryPercent: partState.canary?.percent ?? null,
    isOff: partState.isOff,
    updatedAt: sql`now()`,
  }
  await transaction
    .insert(releaseState)
    .values({ part, ...state })
    .onConflictDoUpdate({ target: releaseState.part, set: state })
  await writeHistory(transaction, { part, ...step, ...actor })
}

/** Takes a part off the site. Its releases, their files and its deploy tokens stay, for its next release. */
const takeOff = async (transaction: Transaction, part: string, step: Step, actor: Actor) => {
  await transaction.delete(releaseState).where(eq(releaseState.part, part))
  await writeHistory(transaction, { part, ...step, ...actor })
}

/** Marks every version of a part as removed, and its files as unused unless other releases have them. */
const markRemoved = async (transaction: Transaction, part: string) => {
  await transaction
    .update(releases)
    .set({ removedAt: sql`now()` })
    .where(eq(releases.part, part))
  await transaction.execute(sql`
    insert into ${unreleasedFiles} (sha384)
    select distinct file ->> 'sha384' as sha384
    from ${releases}, jsonb_array_elements(${releases.manifest} -> 'files') as file
    where ${releases.part} = ${part}
    order by sha384
    on conflict (sha384) do update set touched_at = now()`)
}

/** @returns the number of revoked tokens */
const revokeTokensOf = async (transaction: Transaction, part: string, who: string) => {
  const revoked = await transaction
    .update(deployTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(deployTokens.part, part), isNull(deployTokens.revokedAt)))
    .returning({ id: deployTokens.id, name: deployTokens.name })
  await createAuditLog(transaction).record(
    ...revoked.map(({ id, name }) => ({
      who,
      what: 'deploy token: revoked',
      subject: tokenSubject(part, name, id),
    })),
  )
  return revoked.length
}

/** Stores releases, the state of each part and its history. */
export const createReleaseRepository = (database: Database) => {
  const find = async (part: string, version: string) => {
    const [row] = await database
      .select({
        manifest: releases.manifest,
        hash: releases.manifestSha256,
        removedAt: releases.removedAt,
      })
      .from(releases)
      .where(and(eq(releases.part, part), eq(releases.version, version)))
    return row
  }

  const withReleaseLock = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    database.transaction(async (transaction) => {
      await transaction.execute(releaseLock)
      return work(transaction)
    })

  return {
    /** Returns the release of a version, or undefined. */
    read: (part: string, version: string) => find(part, version).then((row) => row?.manifest),

    /** Returns the release of a version, or undefined. Includes removed parts, whose files may be deleted. */
    readKept: async (part: string, version: string) => {
      const row = await find(part, version)
      return row?.removedAt === null ? row.manifest : undefined
    },

    /**
     * Returns the hash of a file that any version of a part has; undefined if none has it.
     * @param sha384 the hash that it must have; without it, the newest version's is returned
     */
    readFileHash: async (part: string, path: string, sha384?: string): Promise<string | undefined> => {
      const wanted = JSON.stringify({ path, ...(sha384 && { sha384 }) })
      // The index releases_files finds the versions.
      const { rows } = await database.execute<{ sha384: string }>(sql`
        select file ->> 'sha384' as sha384
        from ${releases}, jsonb_array_elements(${releases.manifest} -> 'files') as file
        where ${releases.part} = ${part} and ${releases.manifest} -> 'files' @> ${`[${wanted}]`}::jsonb
          and file @> ${wanted}::jsonb
        order by ${releases.createdAt} desc
        limit 1`)
      return rows[0]?.sha384
    },

    /** Returns the prerendered pages of a version. */
    readPages: async ({ part, version }: Pick<Release, 'part' | 'version'>): Promise<PrerenderedPages> => {
      const [row] = await database
        .select({ pages: releases.pages })
        .from(releases)
        .where(and(eq(releases.part, part), eq(releases.version, version)))
      return row?.pages ?? {}
    },

    /** Returns whether the version was released with other content. */
    isTaken: async (release: Release) => {
      const row = await find(release.part, release.version)
      return row !== undefined && !row.hash.equals(hashOf(release))
    },

    /**
     * Stores a release with complete files, without making it live.
     * @returns false if another manifest of this version was stored first; then nothing changes
     */
    keep: async (release: Release): Promise<boolean> => {
      const { pages, ...manifest } = release
      const { part, version, files } = manifest
      const hash = hashOf(release)
      const hashes = files.map(({ sha384 }) => sha384)
      return database.transaction(async (transaction) => {
        // Waits for a concurrent transaction that inserts the same version.
        await transaction
          .insert(releases)
          .values({ part, version, manifest, pages, manifestSha256: hash })
          .onConflictDoNothing()
        const [stored] = await transaction
          .select({ hash: releases.manifestSha256 })
          .from(releases)
          .where(and(eq(releases.part, part), eq(releases.version, version)))
        if (!stored?.hash.equals(hash)) return false
        await transaction
          .delete(unreleasedFiles)
          .where(sql`${unreleasedFiles.sha384} = any(${sql.param(hashes)})`)
        return true
      })
    },

    /** Returns the state of every part. */
    state: () => readState(database),

    /** Returns the history of a part, oldest entry first. */
    history: (part: string) => historyOf(database, part),

    /** Returns the history of one part or all, newest first. */
    log: (limit: number, part?: string): Promise<LogEntry[]> =>
      database
        .select({
          part: releaseLog.part,
          version: releaseLog.version,
          event: releaseLog.event,
          percent: sql<number | undefined>`${releaseLog.percent}`,
          who: releaseLog.who,
          why: sql<string | undefined>`${releaseLog.why}`,
          at: releaseLog.at,
          origin: sql<ReleaseOrigin | undefined>`${releaseLog.origin}`,
        })
        .from(releaseLog)
        .where(part === undefined ? undefined : eq(releaseLog.part, part))
        .orderBy(desc(releaseLog.id))
        .limit(limit),

    /** Returns which of these releases were released without checks the last time. */
    unchecked: async (released: Pick<Release, 'part' | 'version'>[]) => {
      const rows = await database
        .selectDistinctOn([releaseLog.part, releaseLog.version], {
          part: releaseLog.part,
          version: releaseLog.version,
          origin: releaseLog.origin,
        })
        .from(releaseLog)
        .where(
          and(
            inArray(
              releaseLog.version,
              released.map(({ version }) => version),
            ),
            isNotNull(releaseLog.origin),
          ),
        )
        .orderBy(releaseLog.part, releaseLog.version, desc(releaseLog.id))
      return rows.filter(({ origin }) => origin?.isUnchecked)
    },

    /**
     * Changes the state of a part and its history in one transaction, under the release lock.
     * @param decide receives the state of every part, returns the change, and throws if it is not allowed
     */
    change: (
      part: string,
      actor: Actor,
      decide: (state: ReleaseState) => StateChange,
    ): Promise<StateChange> =>
      withReleaseLock(async (transaction) => {
        const change = decide(await readState(transaction))
        await write(transaction, part, change, actor)
        return change
      }),

    /**
     * Removes the state of a part and its deploy tokens. Its history stays. The daily clean-up removes its files, so that
     * open pages work for a day.
     * @param decide receives the state of every part and throws if the part must not be removed
     * @returns the number of revoked deploy tokens
     */
    remove: (part: string, actor: Actor, decide: (state: ReleaseState) => Step): Promise<number> =>
      withReleaseLock(async (transaction) => {
        const step = decide(await readState(transaction))
        await transaction.delete(releaseState).where(eq(releaseState.part, part))
        await writeHistory(transaction, { part, ...step, ...actor })
        await markRemoved(transaction, part)
        return revokeTokensOf(transaction, part, actor.who)
      }),

    /** Returns the state of every part and the newest history entry of these parts. */
    snapshot: (parts: string[]) => readSnapshot(database, parts),

    /** Like `change` for several parts: all of them change, or none. */
    changeTogether: <M extends { changes: StateChange[] }>(
      parts: string[],
      actor: Actor,
      decide: (snapshot: Snapshot) => M,
    ): Promise<M> =>
      withReleaseLock(async (transaction) => {
        const outcome = decide(await readSnapshot(transaction, parts))
        for (const change of outcome.changes) {
          await write(transaction, change.partState.live.part, change, actor)
        }
        return outcome
      }),

    /**
     * Undoes the latest change of several parts: all of them change, or none.
     * @param decide receives the state of every part and what was live before, and throws if it is not allowed
     */
    rollBackTogether: (
      parts: string[],
      actor: Actor,
      decide: (state: ReleaseState, before: ReadonlyMap<string, Release>) => Undone[],
    ): Promise<Undone[]> =>
      withReleaseLock(async (transaction) => {
        const undone = decide(await readState(transaction), await readBefore(transaction, parts))
        for (const { part, partState, step } of undone) {
          if (partState) await write(transaction, part, { partState, step }, actor)
          else await takeOff(transaction, part, step, actor)
        }
        return undone
      }),

    /** Returns what was live before the present versions of parts. */
    before: (parts: string[]) => readBefore(database, parts),
  }
}

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>
