import type { Release, ReleaseOrigin } from '@bucketeer/platform'
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { deployTokens, partsWithApproval, pendingReleases, releases } from '../../../database/release-schema'
import type { Queries } from '../../../database/database'
import { createAuditLog } from '../../audit/repository'
import { writeHistory } from '../history'

/** A release that waits for approval. */
export interface PendingRelease {
  part: string
  version: string
  /** Percentage of visitors; null for everybody. */
  percent: number | null
  /** The name of the token that sent it. */
  who: string
  why: string | null
  at: Date
  expiresAt: Date
}

/** A pending release with what its approval needs. */
export interface PendingDetails extends PendingRelease {
  manifest: Release
  origin: ReleaseOrigin | null
  /** The name of the key that signed it. */
  signedBy: string | null
  /** Null for the token from the configuration. */
  tokenId: string | null
  isTokenRevoked: boolean
}

const shown = {
  part: pendingReleases.part,
  version: pendingReleases.version,
  percent: pendingReleases.percent,
  who: pendingReleases.who,
  why: pendingReleases.why,
  at: pendingReleases.at,
  expiresAt: pendingReleases.expiresAt,
}

const isValid = gt(pendingReleases.expiresAt, sql`now()`)

/** Returns the names of the parts whose releases need approval. */
export const readPartsWithApproval = async (database: Queries): Promise<string[]> =>
  (await database.select().from(partsWithApproval).orderBy(asc(partsWithApproval.part))).map(
    ({ part }) => part,
  )

/** Returns the releases that wait for approval, without expired ones. */
export const readPending = (database: Queries): Promise<PendingRelease[]> =>
  database.select(shown).from(pendingReleases).where(isValid).orderBy(asc(pendingReleases.part))

/** Returns the pending release of a part; undefined without one, and for an expired one. */
export const findPending = async (database: Queries, part: string): Promise<PendingDetails | undefined> => {
  const [row] = await database
    .select({
      ...shown,
      manifest: releases.manifest,
      origin: pendingReleases.origin,
      signedBy: pendingReleases.signedBy,
      tokenId: pendingReleases.tokenId,
      isTokenRevoked: sql<boolean>`${isNotNull(deployTokens.revokedAt)}`,
    })
    .from(pendingReleases)
    .innerJoin(
      releases,
      and(eq(releases.part, pendingReleases.part), eq(releases.version, pendingReleases.version)),
    )
    .leftJoin(deployTokens, eq(deployTokens.id, pendingReleases.tokenId))
    .where(and(eq(pendingReleases.part, part), isValid))
  return row
}

/** Removes the pending release of a part. */
export const removePending = (transaction: Queries, part: string) =>
  transaction.delete(pendingReleases).where(eq(pendingReleases.part, part))

interface Proposal {
  part: string
  version: string
  percent?: number
  who: string
  why?: string
  origin?: ReleaseOrigin
  signedBy?: string
  tokenId: string | null
}

/** Stores the pending release of a part in place of another one, and writes its history. */
export const writePending = async (transaction: Queries, proposal: Proposal) => {
  const { part, version, percent, who, why, origin, signedBy } = proposal
  await removePending(transaction, part)
  await transaction.insert(pendingReleases).values(proposal)
  await writeHistory(transaction, { part, version, percent, who, why, origin, signedBy, event: 'proposed' })
}

/** Sets whether releases of a part need approval. Without it, its pending release is removed. */
export const writeNeedsApproval = async (
  transaction: Queries,
  part: string,
  isNeeded: boolean,
  who: string,
) => {
  const what = isNeeded ? 'approval: needed' : 'approval: not needed'
  await createAuditLog(transaction).record({ who, what, subject: part })
  if (isNeeded)
    return void (await transaction.insert(partsWithApproval).values({ part }).onConflictDoNothing())
  await transaction.delete(partsWithApproval).where(eq(partsWithApproval.part, part))
  await removePending(transaction, part)
}
