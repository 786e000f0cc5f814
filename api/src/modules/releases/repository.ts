import { createHash } from 'node:crypto'
import type { Release } from '@bucketeer/platform'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database'
import { releaseLog, releases, releaseState } from '../../database/release-schema'
import type { Board, Standing } from './moves/board'
import type { Move, Step } from './moves/moves'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const hashOf = (manifest: Release) => createHash('sha256').update(JSON.stringify(manifest)).digest()

/** Who makes a move, and why. */
export interface Mover {
  who: string
  why?: string
}

/** A line of the history. */
export interface LogEntry extends Step, Mover {
  part: string
  at: Date
}

// Moves go one after the other: whether a release fits depends on what every other part serves.
const turn = sql`select pg_advisory_xact_lock(7204119)`

const canaries = alias(releases, 'canary_release')

const readBoard = async (database: Database | Transaction): Promise<Board> => {
  const rows = await database
    .select({ state: releaseState, live: releases.manifest, canary: canaries.manifest })
    .from(releaseState)
    .innerJoin(releases, and(eq(releases.part, releaseState.part), eq(releases.version, releaseState.live)))
    .leftJoin(canaries, and(eq(canaries.part, releaseState.part), eq(canaries.version, releaseState.canary)))
    .orderBy(releaseState.part)
  return new Map(
    rows.map(({ state, live, canary }): [string, Standing] => {
      const standing = { live, isOff: state.isOff }
      const percent = state.canaryPercent
      return [
        state.part,
        canary && percent ? { ...standing, canary: { release: canary, percent } } : standing,
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

const write = async (transaction: Transaction, part: string, { standing, step }: Move, mover: Mover) => {
  if (!step) return
  const state = {
    live: standing.live.version,
    canary: standing.canary?.release.version ?? null,
    canaryPercent: standing.canary?.percent ?? null,
    isOff: standing.isOff,
    updatedAt: sql`now()`,
  }
  await transaction
    .insert(releaseState)
    .values({ part, ...state })
    .onConflictDoUpdate({ target: releaseState.part, set: state })
  await transaction.insert(releaseLog).values({ part, ...step, ...mover })
}

/** Keeps releases, what each part serves and its history; hides its SQL. */
export const createReleaseRepository = (database: Database) => {
  const find = async (part: string, version: string) => {
    const [row] = await database
      .select({ manifest: releases.manifest, hash: releases.manifestSha256 })
      .from(releases)
      .where(and(eq(releases.part, part), eq(releases.version, version)))
    return row
  }

  return {
    /** The release of this version, or undefined. */
    read: (part: string, version: string) => find(part, version).then((row) => row?.manifest),

    /** Whether this version was released before with other content. */
    isTaken: async (manifest: Release) => {
      const row = await find(manifest.part, manifest.version)
      return row !== undefined && !row.hash.equals(hashOf(manifest))
    },

    /** Keeps a release whose files are all here. It is not live by that. */
    keep: async (manifest: Release) => {
      const { part, version } = manifest
      await database
        .insert(releases)
        .values({ part, version, manifest, manifestSha256: hashOf(manifest) })
        .onConflictDoNothing()
    },

    /** What every part serves now. */
    board: () => readBoard(database),

    /** What happened to a part, oldest step first. */
    history: (part: string) => historyOf(database, part),

    /** What happened to one part or to all, newest first. */
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
        })
        .from(releaseLog)
        .where(part === undefined ? undefined : eq(releaseLog.part, part))
        .orderBy(desc(releaseLog.id))
        .limit(limit),

    /**
     * Changes what a part serves, and the history with it: both or neither, and no two moves at once.
     * @param decide is given what every part serves, throws when the move may not be, and says what it comes to
     */
    move: (part: string, mover: Mover, decide: (board: Board) => Move): Promise<Move> =>
      database.transaction(async (transaction) => {
        await transaction.execute(turn)
        const move = decide(await readBoard(transaction))
        await write(transaction, part, move, mover)
        return move
      }),
  }
}

export type ReleaseRepository = ReturnType<typeof createReleaseRepository>
