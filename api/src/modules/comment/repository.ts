import { splitAtNames } from '@bucketeer/platform/text'
import { and, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import {
  Conflict,
  type Database,
  found,
  isRowMissing,
  newId,
  NotFound,
  Outdated,
  type Queries,
} from '@bucketeer/host/server'
import type { Page, PageRequest } from '../../contract/paging'
import type { KnownVersions } from '../../contract/operation'
import { hiddenWordsOf, isHeld } from '../../database/hidden-words'
import { journals, stories } from '../../database/content-schema'
import { newestFirst, preparedPages } from '../../database/list-query'
import { isAtVersion, lockRows, nextVersion } from '../../database/writes'
import { prepared } from '../../database/prepared'
import { comments, kicks, users } from '../../database/schema'
import { refuseLinks } from '../../limits/links/repository'
import {
  type CommentTarget,
  isNotMuted,
  isVisibleComment,
  isVisibleJournal,
  isVisibleKick,
  isVisiblePerson,
  isVisibleTarget,
} from '../audience/repository'
import { noSuchJournal } from '../journal/words'
import { noSuchKick } from '../kick/words'
import { notify } from '../notification/repository'
import { noSuchStory } from '../story/words'
import type { CreatorRow } from '../creator/creator'
import type { Person } from '../../database/person-row'
import { holdRepeated } from './held/repository'
import { textHashOf } from './held/text-hash'
import { noSuchComment, outdatedComment, withdrawnKick } from './words'

export type CommentRow = typeof comments.$inferSelect & {
  author: CreatorRow
  /** The moderator's words to the author of a hidden comment; missing for a new comment. */
  hidden?: string | null
  isHeld?: boolean
}

/** A comment with the owner of what it is on, null for the Kick of a deleted account, and whether the viewer sees that. */
export type JudgedComment = CommentRow & { targetOwnerId: string | null; isOnVisible: boolean }

/** The ids of what a comment is on: one of them. */
export type Target = Partial<CommentTarget<string | null>>

const kindOf = ({ kickId, storyId }: Target) => (kickId ? 'kick' : storyId ? 'story' : 'journal')
const noSuch = { kick: noSuchKick, story: noSuchStory, journal: noSuchJournal }
export const noSuchTarget = (target: Target) => noSuch[kindOf(target)]

const columns = {
  ...getTableColumns(comments),
  hidden: hiddenWordsOf(comments),
  isHeld: isHeld(comments),
  author: { id: users.id, userName: users.userName, pictureId: users.pictureId },
}

const viewerId = sql.placeholder('viewerId')
const isAuthor = eq(comments.authorId, viewerId)
const isOn = {
  kick: eq(comments.kickId, sql.placeholder('kickId')),
  story: eq(comments.storyId, sql.placeholder('storyId')),
  journal: eq(comments.journalId, sql.placeholder('journalId')),
}
const targetOwnerId = sql<string | null>`coalesce(${kicks.creatorId}, ${journals.creatorId})`
/** Also one of somebody whom its owner blocked: the owner may delete it. */
const isOnOwn = and(eq(targetOwnerId, viewerId), isNull(comments.hiddenAt))
const isListed = and(isVisibleComment(viewerId), isNotMuted(viewerId, comments.authorId))

/** Selects what comments are on, of a Story its Journal, if the viewer may see it. */
function selectTarget(queries: Queries, kind: keyof typeof isOn) {
  if (kind === 'kick')
    return queries
      .select({ ownerId: kicks.creatorId, withdrawnAt: kicks.withdrawnAt })
      .from(kicks)
      .where(and(eq(kicks.id, sql.placeholder('kickId')), isVisibleKick(viewerId)))
  const journalId =
    kind === 'journal'
      ? sql.placeholder('journalId')
      : sql`(select journal_id from ${stories} where ${stories.id} = ${sql.placeholder('storyId')})`
  return queries
    .select({ ownerId: journals.creatorId, withdrawnAt: sql<null>`null` })
    .from(journals)
    .where(and(eq(journals.id, journalId), isVisibleJournal(viewerId)))
}

export function createCommentRepository(database: Database) {
  const byId = database
    .select({ ...columns, targetOwnerId, isOnVisible: sql<boolean>`${isVisibleTarget(viewerId)}` })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .leftJoin(kicks, eq(kicks.id, comments.kickId))
    .leftJoin(stories, eq(stories.id, comments.storyId))
    .leftJoin(journals, eq(journals.id, sql`coalesce(${comments.journalId}, ${stories.journalId})`))
    .where(
      and(
        eq(comments.id, sql.placeholder('commentId')),
        or(and(isVisibleTarget(viewerId), isVisibleComment(viewerId)), isAuthor, isOnOwn),
      ),
    )
    .prepare('comment_by_id')

  const pagesOf = (kind: keyof typeof isOn) =>
    preparedPages(database, `comments_of_${kind}`, (rows) =>
      database
        .select(columns)
        .from(comments)
        .innerJoin(users, eq(users.id, comments.authorId))
        .where(and(isOn[kind], lt(comments.id, sql.placeholder('after')), isListed))
        .orderBy(newestFirst(comments.id, rows)),
    )
  const pages = { kick: pagesOf('kick'), story: pagesOf('story'), journal: pagesOf('journal') }

  const visible = (kind: keyof typeof isOn) => selectTarget(database, kind).prepare(`${kind}_of_comments`)
  const targets = { kick: visible('kick'), story: visible('story'), journal: visible('journal') }
  const requireVisible = async (target: Target, viewer: Person) => {
    const [row] = await targets[kindOf(target)].execute({ ...target, viewerId: viewer.id })
    found(row, noSuchTarget(target))
  }

  // An array, so that the index of the Stories' comments applies.
  const countsOfJournal = prepared(
    database,
    'comment_counts_of_journal',
    database
      .select({
        id: sql<string>`coalesce(${comments.storyId}, ${comments.journalId})`,
        count: sql<number>`count(*)::integer`,
      })
      .from(comments)
      .where(
        and(
          or(
            isOn.journal,
            sql`${comments.storyId} = any (array(select id from ${stories} where journal_id = ${sql.placeholder('journalId')}))`,
          ),
          isListed,
        ),
      )
      .groupBy(comments.storyId, comments.journalId),
  )

  return {
    /** Returns a page, newest first. @throws NotFound if the viewer may not see what they are on */
    async list(target: Target, viewer: Person, page: PageRequest): Promise<Page<CommentRow>> {
      await requireVisible(target, viewer)
      return pages[kindOf(target)](page, { ...target, viewerId: viewer.id })
    },

    /** Returns the numbers of listed comments by the ids of a Journal and its Stories, without zeros. @throws NotFound */
    async counts(journalId: string, viewer: Person) {
      await requireVisible({ journalId }, viewer)
      return countsOfJournal.execute({ journalId, viewerId: viewer.id })
    },

    /** Returns a comment that the viewer may see or is on something of their own, or the viewer's own. */
    find: async (commentId: string, viewer: Person): Promise<JudgedComment | undefined> =>
      (await byId.execute({ commentId, viewerId: viewer.id })).at(0),

    /**
     * @throws Outdated if it has changed since the known versions, NotFound if it was deleted, InvalidValue for links of
     * a new account
     */
    async update(comment: JudgedComment, content: string, known: KnownVersions | undefined) {
      return database.transaction(async (transaction) => {
        await refuseLinks(transaction, comment.authorId, { text: content })
        const named = await lockNamed(transaction, { ...comment, content }, comment.targetOwnerId)
        const [changed] = await transaction
          .update(comments)
          .set({ content, textHash: textHashOf(content), updatedAt: nextVersion(comments.updatedAt) })
          .where(and(eq(comments.id, comment.id), isAtVersion(comments.updatedAt, known)))
          .returning()
        if (!changed && known) throw new Outdated(outdatedComment)
        const row = found(changed, noSuchComment)
        await notifyAll(transaction, 'reply', row, named)
        return { ...comment, ...row, ...(await heldFields(transaction, row)) }
      })
    },

    async delete(commentId: string) {
      await database.delete(comments).where(eq(comments.id, commentId))
    },
  }
}

interface NewComment {
  target: Target
  author: Person
  content: string
}

/** Returns the fields of a comment that is held now. */
const heldFields = async (transaction: Queries, comment: typeof comments.$inferSelect) =>
  (await holdRepeated(transaction, comment)) ? { hidden: '', isHeld: true } : {}

/**
 * @throws NotFound if there is no such thing to comment on, Conflict if the Kick is withdrawn, InvalidValue for links of
 * a new account
 */
export const createComment = (queries: Queries, { target, author, content }: NewComment) =>
  queries.transaction(async (transaction): Promise<CommentRow> => {
    await refuseLinks(transaction, author.id, { text: content })
    await lockCommentsOf(transaction, author.id, 'shared')
    const ownerId = await lockTarget(transaction, target, author.id)
    const named = await lockNamed(transaction, { ...target, authorId: author.id, content }, ownerId)
    const [comment] = await transaction
      .insert(comments)
      .values({ id: newId(), ...target, authorId: author.id, content, textHash: textHashOf(content) })
      .returning()
      .catch(refuseRemovedStory)
    if (!comment) throw new Error('The database did not return the comment it made.')
    await notifyAll(transaction, 'reply', comment, named)
    if (ownerId !== null) await notifyAll(transaction, 'comment', comment, [ownerId])
    return { ...comment, author, ...(await heldFields(transaction, comment)) }
  })

/** How many people a comment can notify by their names. */
const maxNamed = 10
/** How many people are searched for the names. */
const maxCandidates = 500

type CommentIds = Pick<CommentRow, 'id' | 'kickId' | 'authorId'>
type NamingComment = Target & Pick<CommentRow, 'authorId' | 'content'>

/**
 * Returns the ids of those whom a comment names with '@': the owner of what it is on, and others who commented there. Locks
 * them, before the comment locks the counts of the Kick, as the deletion of their accounts does.
 */
async function lockNamed(
  transaction: Queries,
  { kickId = null, storyId = null, journalId = null, authorId, content }: NamingComment,
  ownerId: string | null,
) {
  if (!content.includes('@')) return []
  const target = { kickId, storyId, journalId }
  const authors = transaction
    .select({ id: comments.authorId })
    .from(comments)
    .where(
      and(
        sql`(${comments.kickId} = ${kickId} or ${comments.storyId} = ${storyId} or ${comments.journalId} = ${journalId})`,
        isVisibleComment(authorId),
      ),
    )
  const candidates = await transaction
    .select({ id: users.id, userName: users.userName })
    .from(users)
    .where(
      and(
        or(sql`${users.id} = ${ownerId}`, inArray(users.id, authors)),
        isVisiblePerson(authorId),
        isVisibleTarget(users.id, target),
      ),
    )
    .limit(maxCandidates)
  const names = new Set(
    splitAtNames(content, candidates).flatMap((part) => (typeof part === 'string' ? [] : part.userName)),
  )
  const ids = candidates.flatMap(({ id, userName }) => (names.has(userName) ? id : []))
  if (ids.length === 0) return []
  return lockRows(transaction, users, inArray(users.id, ids.slice(0, maxNamed)), 'key share')
}

/** Each comment notifies a person once: an owner who is named is not told again. */
async function notifyAll(
  transaction: Queries,
  kind: 'comment' | 'reply',
  { id: commentId, kickId, authorId: actorId }: CommentIds,
  userIds: string[],
) {
  const event = { kind, actorId, commentId, ...(kickId && { kickId }) }
  for (const userId of userIds) await notify(transaction, { ...event, userId })
}

/** The first key of these advisory locks. The second is a hash of the author's id. */
const commentLock = 7204120

/**
 * Holds a lock until the transaction ends: shared to write a comment, exclusive to delete those of its author. A
 * comment whose author is blocked meanwhile is then either deleted, or refused because it sees the block.
 */
export const lockCommentsOf = (transaction: Queries, authorId: string, mode: 'shared' | 'exclusive') =>
  transaction.execute(
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${commentLock}, hashtext(${authorId}))`
      : sql`select pg_advisory_xact_lock(${commentLock}, hashtext(${authorId}))`,
  )

/**
 * Locks the Kick, or the Journal also of a Story, against deletion until the transaction ends: before people, as the
 * deletion of an account does. Returns its owner.
 */
async function lockTarget(transaction: Queries, target: Target, authorId: string): Promise<string | null> {
  const [row] = await selectTarget(transaction, kindOf(target))
    .for('key share')
    .execute({ ...target, viewerId: authorId })
  const { ownerId, withdrawnAt } = found(row, noSuchTarget(target))
  if (withdrawnAt) throw new Conflict(withdrawnKick)
  return ownerId
}

/** The lock of a Journal does not keep its Stories. */
function refuseRemovedStory(error: unknown): never {
  if (isRowMissing('stories', error)) throw new NotFound(noSuchStory)
  throw error
}
