import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { blocks, follows } from '../../database/audience-schema'
import { journals } from '../../database/journal-schema'
import { logEntries } from '../../database/log-schema'
import { buckets, kicks } from '../../database/schema'

/** The columns of a thing; see `Thing`. */
interface ThingColumns {
  ownerId: SQLWrapper
  audience: SQLWrapper
  hiddenAt: SQLWrapper
}

/** An id, or a column or placeholder with one. */
type Id = SQLWrapper | string

/** Returns the condition that a signed-in viewer may see a thing: `maySee` in SQL. */
const isVisibleTo = (viewerId: Id, { ownerId, audience, hiddenAt }: ThingColumns): SQL =>
  sql`((
      ${ownerId} = ${viewerId}
      or (
        ${hiddenAt} is null
        and (
          ${audience} in ('Members', 'Public')
          or (${audience} = 'Followers' and exists (${accepted(viewerId, ownerId)}))
        )
      )
    ) and ${isNotBlocked(viewerId, ownerId)})`

export const isVisibleKick = (viewerId: Id): SQL =>
  isVisibleTo(viewerId, { ...kicks, ownerId: kicks.creatorId })

export const isVisibleBucket = (viewerId: Id): SQL => isVisibleTo(viewerId, buckets)

export const isVisibleJournal = (viewerId: Id): SQL =>
  isVisibleTo(viewerId, { ...journals, ownerId: journals.creatorId })

/** Others see an entry with its Kick only, and never what somebody let go. */
export const isVisibleEntry = (viewerId: Id): SQL =>
  sql`(${logEntries.userId} = ${viewerId} or (
      ${isVisibleTo(viewerId, { ...logEntries, ownerId: logEntries.userId })}
      and ${logEntries.state} <> 'let go'
      and exists (select from ${kicks} where ${kicks.id} = ${logEntries.kickId} and ${isVisibleKick(viewerId)})
    ))`

/**
 * Returns the condition that the lists of all Kicks show a Kick to the viewer: it is shared, and its creator is not
 * muted. The partial indexes of `kicks` apply.
 */
export const isListedKick = (viewerId: Id): SQL | undefined =>
  and(sql`${kicks.audience} <> 'Private'`, isVisibleKick(viewerId), isNotMuted(viewerId, kicks.creatorId))

interface LinkSides {
  /** The owner of the link. */
  ownerId: Id
  /** That of nobody for visitors. */
  readerId: Id
}

/**
 * Returns the condition that a link shows a Kick: the one rule of everything that a link shows or names. The Kick is
 * neither deleted nor hidden. It is the owner's own, or every member may see it and no block is between its creator
 * and the owner. No block is between its creator and the reader.
 */
export const isKickOfLink = ({ ownerId, readerId }: LinkSides): SQL =>
  sql`(
      ${kicks.withdrawnAt} is null and ${kicks.hiddenAt} is null
      and (
        ${kicks.creatorId} = ${ownerId}
        or (${kicks.audience} = 'Members' and ${isNotBlocked(ownerId, kicks.creatorId)})
      )
      and ${isNotBlocked(readerId, kicks.creatorId)}
    )`

/**
 * Returns the condition that a link to something with many Kicks shows one of them. The owner's own are no exception:
 * to share a Bucket is not to share a Kick that not every member may see.
 */
export const isOpenKickOfLink = (sides: LinkSides): SQL =>
  sql`(${isKickOfLink(sides)} and ${kicks.audience} = 'Members')`

/** Returns the condition that neither of two people blocked the other. */
export const isNotBlocked = (viewerId: Id, otherId: SQLWrapper): SQL =>
  sql`(not exists (
      select from ${blocks}
      where ${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${otherId} and not ${blocks.isMute}
    ) and not exists (
      select from ${blocks}
      where ${blocks.blockedId} = ${viewerId} and ${blocks.blockerId} = ${otherId} and not ${blocks.isMute}
    ))`

/** Returns the condition that the viewer blocked a person. */
export const hasBlocked = (viewerId: Id, otherId: SQLWrapper): SQL =>
  sql`exists (
      select from ${blocks}
      where ${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${otherId} and not ${blocks.isMute}
    )`

/** Returns the condition that the viewer has not muted a person. Lists leave out what muted people made. */
export const isNotMuted = (viewerId: Id, otherId: SQLWrapper): SQL =>
  sql`not exists (
      select from ${blocks}
      where ${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${otherId} and ${blocks.isMute}
    )`

/** Returns an array of the ids of those who accepted a person as a follower. */
export const acceptedFollowees = (personId: SQLWrapper): SQL<string[]> =>
  sql`array(
      select ${follows.followeeId} from ${follows}
      where ${follows.followerId} = ${personId} and ${follows.state} = 'accepted'
    )`

/** Returns an array of the ids of those whom a person blocked, or who blocked this person. */
export const blockedEitherWay = (personId: SQLWrapper): SQL<string[]> =>
  sql`array(
      select ${blocks.blockedId} from ${blocks} where ${blocks.blockerId} = ${personId} and not ${blocks.isMute}
      union all
      select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${personId} and not ${blocks.isMute}
    )`

const accepted = (viewerId: Id, ownerId: SQLWrapper): SQL =>
  sql`select from ${follows}
      where ${follows.followerId} = ${viewerId} and ${follows.followeeId} = ${ownerId}
        and ${follows.state} = 'accepted'`
