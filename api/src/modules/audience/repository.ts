import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { blocks, follows, journals, logEntries, stories } from '../../database/content-schema'
import type { ThingKind } from '../../database/care-schema'
import { hiddenPeople, suspendedPeople } from '../../database/hidden-people'
import { buckets, comments, kicks, users } from '../../database/schema'

/** An id, or a column or placeholder with one. */
type Id = SQLWrapper | string

/** A person who reads something. Undefined stands for visitors. */
export type Viewer = { id: string } | undefined

/** The id of nobody. Stands for visitors, and for every reader of a link where nothing may be their own. */
export const visitorId = '00000000-0000-0000-0000-000000000000'
const isVisitor = (viewerId: Id): SQL => sql`${viewerId} = ${sql.raw(`'${visitorId}'::uuid`)}`

/** The columns that decide who may see a thing. */
interface Thing {
  /** Null after the account was deleted. */
  ownerId: SQLWrapper
  audience: SQLWrapper
  /** Set while an operator hides it from everybody but its owner. */
  hiddenAt: SQLWrapper
  /** Whether every member may see it. The views of pictures use it as well. */
  isOpen: SQLWrapper
}

const isInAudience = (viewerId: Id, { ownerId, audience, hiddenAt, isOpen }: Thing): SQL =>
  sql`(
      ${ownerId} = ${viewerId}
      or (${isOpen} and (${audience} = 'Public' or not ${isVisitor(viewerId)}))
      or (${audience} = 'Followers' and ${hiddenAt} is null and exists (
        select from ${follows}
        where ${follows.followerId} = ${viewerId} and ${follows.followeeId} = ${ownerId}
          and ${follows.state} = 'accepted'
      ))
    )`

/**
 * Returns the condition that a viewer may see a thing. This is the one rule: every query that reads things for somebody
 * has it. For everybody else the thing does not exist.
 */
const isVisibleTo = (viewerId: Id, thing: Thing, exists = isExisting): SQL =>
  sql`(${isInAudience(viewerId, thing)} and ${exists(viewerId, thing.ownerId)})`

const kick: Thing = { ...kicks, ownerId: kicks.creatorId }
const journal: Thing = { ...journals, ownerId: journals.creatorId }

export const isVisibleKick = (viewerId: Id): SQL => isVisibleTo(viewerId, kick)

export const isVisibleBucket = (viewerId: Id): SQL => isVisibleTo(viewerId, buckets)

export const isVisibleJournal = (viewerId: Id): SQL => isVisibleTo(viewerId, journal)

/** Others see an entry with its Kick only, and never what somebody let go. */
export const isVisibleEntry = (viewerId: Id, exists = isExisting): SQL =>
  sql`(${logEntries.userId} = ${viewerId} or (
      ${isVisibleTo(viewerId, { ...logEntries, ownerId: logEntries.userId }, exists)}
      and ${logEntries.state} <> 'let go'
      and exists (select from ${kicks} where ${kicks.id} = ${logEntries.kickId} and ${isVisibleTo(viewerId, kick, exists)})
    ))`

/** For those who may see what it is on. */
export const isVisibleComment = (viewerId: Id, exists = isExisting): SQL =>
  sql`((${comments.authorId} = ${viewerId} or ${comments.hiddenAt} is null)
      and ${exists(viewerId, comments.authorId)})`

/** The ids of what a comment is on. The others are null. */
export type CommentTarget<Value = Id | null> = Record<'kickId' | 'storyId' | 'journalId', Value>

/** Returns the condition that a Kick, a Journal or the Journal of a Story is one of those of the conditions. */
const isTargetOf = ({ kickId, storyId, journalId }: CommentTarget, isKick: SQL, isJournal: SQL): SQL => sql`(
      exists (select from ${kicks} where ${kicks.id} = ${kickId} and ${isKick})
      or exists (
        select from ${journals}
        where ${journals.id} = coalesce(${journalId}, (select ${stories.journalId} from ${stories} where ${stories.id} = ${storyId}))
          and ${isJournal}
      )
    )`

/** Returns the condition that the viewer may see what a comment is on. */
export const isVisibleTarget = (viewerId: Id, target: CommentTarget = comments): SQL =>
  isTargetOf(target, isVisibleKick(viewerId), isVisibleJournal(viewerId))

/** People of whom one blocked the other do not exist for each other, nor does a suspended person for others. */
export const isVisiblePerson = (viewerId: Id): SQL => isExisting(viewerId, users.id)

function thingConditions(exists: typeof isExisting): Record<ThingKind, (viewerId: Id) => SQL> {
  const isKick = (viewerId: Id) => isVisibleTo(viewerId, kick, exists)
  const isJournal = (viewerId: Id) => isVisibleTo(viewerId, journal, exists)
  return {
    kick: isKick,
    bucket: (viewerId) => isVisibleTo(viewerId, buckets, exists),
    journal: isJournal,
    story: (viewerId) =>
      sql`exists (select from ${journals} where ${journals.id} = ${stories.journalId} and ${isJournal(viewerId)})`,
    entry: (viewerId) => isVisibleEntry(viewerId, exists),
    comment: (viewerId) =>
      sql`(${isVisibleComment(viewerId, exists)}
      and ${isTargetOf(comments, isKick(viewerId), isJournal(viewerId))})`,
    user: (viewerId) => exists(viewerId, users.id),
  }
}

/** The conditions that the viewer may see a thing of each kind. */
export const isVisibleThing = thingConditions((viewerId, otherId) => isExisting(viewerId, otherId))

/** The conditions that the viewer may report a thing: they may see it, or could before they blocked its owner. */
export const isReportable = thingConditions((viewerId, otherId) => isReportablePerson(viewerId, otherId))

/**
 * Returns the condition that the viewer may see a thing and has not muted its owner. It reads the blocks and mutes once
 * for a list instead of three times for each thing.
 */
const isUnmuted = (viewerId: Id, thing: Thing): SQL =>
  sql`(${isInAudience(viewerId, thing)} and (${thing.ownerId} in (${hiddenPeople(viewerId)})) is not true)`

export const isUnmutedKick = (viewerId: Id): SQL => isUnmuted(viewerId, kick)

export const isUnmutedBucket = (viewerId: Id): SQL => isUnmuted(viewerId, buckets)

export const isUnmutedJournal = (viewerId: Id): SQL => isUnmuted(viewerId, journal)

/** Nor has muted the creator of its Kick. For others than the owner. */
export const isUnmutedEntry = (viewerId: Id): SQL =>
  sql`(
      ${isUnmuted(viewerId, { ...logEntries, ownerId: logEntries.userId })} and ${logEntries.state} <> 'let go'
      and exists (select from ${kicks} where ${kicks.id} = ${logEntries.kickId} and ${isUnmutedKick(viewerId)})
    )`

/**
 * Returns the condition that the lists of all Kicks show a Kick to the viewer: it is shared, and its creator is not
 * muted. The partial indexes of `kicks` apply.
 */
export const isListedKick = (viewerId: Id): SQL | undefined =>
  and(sql`${kicks.audience} <> 'Private'`, isUnmutedKick(viewerId))

/** Returns the condition that a Journal names a Kick to a viewer. Visitors get the name of what every member may see. */
export const isKickOfJournal = (viewerId: Id): SQL =>
  sql`(${isVisibleKick(viewerId)} or (${isVisitor(viewerId)} and ${kicks.isOpen} and ${isNotSuspended(kicks.creatorId)}))`

/** The Bucket of an entry is joined, and its Kick. */
interface Entry {
  isShown: SQLWrapper
}

/**
 * Returns the condition that a Bucket shows a Kick to those who may open it: they may see the Kick, or its creator, whose
 * Bucket it is, shows it there. `shownWish` then leaves out the rest of it.
 */
export const isKickOfBucket = (viewerId: Id, { isShown }: Entry): SQL =>
  sql`(${isVisibleKick(viewerId)} or (${isShownWish(isShown)} and ${isVisibleBucket(viewerId)}))`

const isShownWish = (isShown: SQLWrapper): SQL =>
  sql`(${isShown} and ${kicks.creatorId} = ${buckets.ownerId} and ${kicks.hiddenAt} is null and ${kicks.withdrawnAt} is null)`

interface LinkSides {
  /** The owner of the link. */
  ownerId: Id
  /** That of nobody for visitors. */
  readerId: Id
}

/**
 * Returns the condition that a link shows a Kick: the one rule of everything that a link shows or names. Its owner may
 * see the Kick, which is their own or for every member, and no block is between its creator and the reader.
 */
export const isKickOfLink = ({ ownerId, readerId }: LinkSides): SQL =>
  sql`(
      ${kicks.withdrawnAt} is null and ${kicks.hiddenAt} is null
      and (${kicks.creatorId} = ${ownerId} or ${kicks.isOpen})
      and ${isVisibleKick(ownerId)} and ${isExisting(readerId, kicks.creatorId)}
    )`

/**
 * Returns the condition that a link to something with many Kicks shows one of them. The owner's own are no exception:
 * to share a Bucket is not to share a Kick that not every member may see.
 */
export const isOpenKickOfLink = (sides: LinkSides): SQL => sql`(${isKickOfLink(sides)} and ${kicks.isOpen})`

/** As {@link isKickOfBucket}, for the readers of a link to the Bucket, between whom and its owner no block is. */
export const isKickOfSharedBucket = (readerId: Id, { isShown }: Entry): SQL =>
  sql`(${isOpenKickOfLink({ ownerId: buckets.ownerId, readerId })} or ${isShownWish(isShown)})`

/**
 * Returns the condition that a link shows an entry, joined with its Kick. Its owner chose to share it, whatever its
 * audience.
 */
export const isEntryOfLink = (readerId: Id): SQL =>
  sql`(
      ${logEntries.state} <> 'let go' and ${logEntries.hiddenAt} is null
      and ${isKickOfLink({ ownerId: logEntries.userId, readerId })}
    )`

/** Returns the condition that the viewer blocked a person. */
export const hasBlocked = (viewerId: Id, otherId: Id): SQL =>
  sql`exists (
      select from ${blocks}
      where ${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${otherId} and not ${blocks.isMute}
    )`

/** Also true for the withdrawn Kick of a deleted account, which has no creator. */
export const isNotSuspended = (personId: Id): SQL => sql`((${personId} in (${suspendedPeople})) is not true)`

/** Returns the condition that a person exists for the viewer: neither blocked the other, and no moderator suspended them. */
export const isExisting = (viewerId: Id, otherId: Id): SQL =>
  sql`(not ${hasBlocked(viewerId, otherId)} and ${isReportablePerson(viewerId, otherId)})`

const isReportablePerson = (viewerId: Id, otherId: Id): SQL =>
  sql`(not ${hasBlocked(otherId, viewerId)} and ${isNotSuspended(otherId)})`

/** Returns the condition that the viewer has not muted a person. Lists leave out what muted people made. */
export const isNotMuted = (viewerId: Id, otherId: Id): SQL =>
  sql`not exists (
      select from ${blocks}
      where ${blocks.blockerId} = ${viewerId} and ${blocks.blockedId} = ${otherId} and ${blocks.isMute}
    )`
