import type { Release, ReleaseOrigin } from '@bucketeer/platform'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Queries } from '../../server/database/database'
import type { RecordAudit } from '../../options'
import {
  deployTokens,
  releaseLog,
  releases,
  releaseState,
  unreleasedFiles,
} from '../../database/release-schema'
import { tokenSubject } from '../tokens/repository'
import type { PartState, ReleaseState } from './release-state'
import type { Snapshot } from './start'
import { type StateChange, type Step, type Undone, versionBefore } from './state-changes'

/** The actor and the reason of a state change. */
export interface Actor {
  who: string
  why?: string
  /** Whether `npm start` makes the change. */
  byStart?: boolean
  origin?: ReleaseOrigin
}

const canaries = alias(releases, 'canary_release')

async function readState(database: Queries): Promise<ReleaseState> {
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

async function readHistories(database: Queries, parts: string[]): Promise<Snapshot['histories']> {
  const rows = await database
    .select({
      part: releaseLog.part,
      event: releaseLog.event,
      version: releaseLog.version,
      who: releaseLog.who,
      at: releaseLog.at,
      byStart: releaseLog.byStart,
    })
    .from(releaseLog)
    .where(inArray(releaseLog.part, parts))
    .orderBy(asc(releaseLog.id))
  return new Map(parts.map((part) => [part, rows.filter((row) => row.part === part)]))
}

const readSnapshot = async (database: Queries, parts: string[]): Promise<Snapshot> => ({
  state: await readState(database),
  histories: await readHistories(database, parts),
})

/** Returns the releases that were live before the present ones, by part, without those of removed parts. */
async function readBefore(database: Queries, parts: string[]) {
  const before = new Map<string, Release>()
  for (const [part, history] of await readHistories(database, parts)) {
    const version = versionBefore(history)
    if (version === undefined) continue
    const [row] = await database
      .select({ manifest: releases.manifest })
      .from(releases)
      .where(and(eq(releases.part, part), eq(releases.version, version), isNull(releases.removedAt)))
    if (row) before.set(part, row.manifest)
  }
  return before
}

/** A state change under the release lock. */
interface Change {
  transaction: Queries
  audit: RecordAudit
  actor: Actor
}

// Serialises state changes: whether a release fits depends on all other parts.
const releaseLock = sql`select pg_advisory_xact_lock(7204119)`

/** Stores the new state of a part, or takes it off the site, and writes its history and the audit log. */
async function write(
  { transaction, audit, actor }: Change,
  part: string,
  { partState, step }: { partState: PartState | null; step?: Step },
) {
  if (!step) return
  if (partState) await writeState(transaction, part, partState)
  else await transaction.delete(releaseState).where(eq(releaseState.part, part))
  await transaction.insert(releaseLog).values({ part, ...step, ...actor })
  const { event, version } = step
  await audit(transaction, { who: actor.who, what: `release: ${event}`, subject: `${part} ${version}` })
}

async function writeState(transaction: Queries, part: string, { live, canary, isOff }: PartState) {
  // The release was sent again after its part was removed.
  await transaction
    .update(releases)
    .set({ removedAt: null })
    .where(
      and(
        eq(releases.part, part),
        inArray(releases.version, [live.version, canary?.release.version ?? live.version]),
      ),
    )
  const state = {
    live: live.version,
    canary: canary?.release.version ?? null,
    canaryPercent: canary?.percent ?? null,
    isOff,
    updatedAt: sql`now()`,
  }
  await transaction
    .insert(releaseState)
    .values({ part, ...state })
    .onConflictDoUpdate({ target: releaseState.part, set: state })
}

/** Marks every version of a part as removed, and its files as unused unless other releases have them. */
async function markRemoved(transaction: Queries, part: string) {
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

/** Leaves the tokens of a removed part to read its history. @returns their number */
async function revokeTokensOf({ transaction, audit, actor: { who } }: Change, part: string) {
  const revoked = await transaction
    .update(deployTokens)
    .set({ revokedAt: sql`now()`, stillReads: true })
    .where(and(eq(deployTokens.part, part), isNull(deployTokens.revokedAt)))
    .returning({ id: deployTokens.id, name: deployTokens.name })
  const what = 'deploy token: revoked'
  await audit(
    transaction,
    ...revoked.map(({ id, name }) => ({ who, what, subject: tokenSubject(part, name, id) })),
  )
  return revoked.length
}

/** Reads the state of each part and its history. */
export const createStateReader = (database: Database) => ({
  /** Returns the state of every part. */
  state: () => readState(database),

  /** Returns the history of one part or all, newest first. */
  log: (limit: number, part?: string) =>
    database
      .select({
        part: releaseLog.part,
        version: releaseLog.version,
        event: releaseLog.event,
        percent: releaseLog.percent,
        who: releaseLog.who,
        why: releaseLog.why,
        at: releaseLog.at,
        origin: releaseLog.origin,
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

  /** Returns the state of every part and the history of these parts. */
  snapshot: (parts: string[]) => readSnapshot(database, parts),

  /** Returns what was live before the present versions of parts. */
  before: (parts: string[]) => readBefore(database, parts),
})

/** An entry of the history. */
export type LogEntry = Awaited<ReturnType<ReturnType<typeof createStateReader>['log']>>[number]

/** Changes the state of parts and their history, one change at a time. */
export function createStateChanger(database: Database, audit: RecordAudit) {
  const withReleaseLock = <T>(actor: Actor, work: (change: Change) => Promise<T>): Promise<T> =>
    database.transaction(async (transaction) => {
      await transaction.execute(releaseLock)
      return work({ transaction, audit, actor })
    })

  return {
    /**
     * Changes the state of a part and its history in one transaction, under the release lock.
     * @param decide receives the state of every part, returns the change, and throws if it is not allowed
     */
    change: (
      part: string,
      actor: Actor,
      decide: (state: ReleaseState) => StateChange,
    ): Promise<StateChange> =>
      withReleaseLock(actor, async (change) => {
        const decided = decide(await readState(change.transaction))
        await write(change, part, decided)
        return decided
      }),

    /**
     * Removes the state of a part and its deploy tokens. Its history stays. The daily clean-up removes its files, so that
     * open pages work for a day.
     * @param decide receives the state of every part and throws if the part must not be removed
     * @returns the number of revoked deploy tokens
     */
    remove: (part: string, actor: Actor, decide: (state: ReleaseState) => Step): Promise<number> =>
      withReleaseLock(actor, async (change) => {
        const step = decide(await readState(change.transaction))
        await write(change, part, { partState: null, step })
        await markRemoved(change.transaction, part)
        return revokeTokensOf(change, part)
      }),

    /** Like `change` for several parts: all of them change, or none. */
    changeTogether: <M extends { changes: StateChange[] }>(
      parts: string[],
      actor: Actor,
      decide: (snapshot: Snapshot) => M,
    ): Promise<M> =>
      withReleaseLock(actor, async (change) => {
        const outcome = decide(await readSnapshot(change.transaction, parts))
        for (const each of outcome.changes) await write(change, each.partState.live.part, each)
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
      withReleaseLock(actor, async (change) => {
        const { transaction } = change
        const undone = decide(await readState(transaction), await readBefore(transaction, parts))
        for (const each of undone) await write(change, each.part, each)
        return undone
      }),
  }
}
