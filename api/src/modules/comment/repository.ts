import { splitAtNames } from '@bucketeer/platform/text'
import { and, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { Conflict, type Database, found, newId, Outdated, type Queries } from '@bucketeer/host/server'
import type { Page, PageRequest } from '../../contract/paging'
import type { KnownVersions } from '../../contract/version'
import { hiddenWordsOf, isHeld } from '../../database/hidden-words'
import { newestFirst, preparedPages } from '../../database/list-query'
import { comments, kicks, users } from '../../database/schema'
import { isAtVersion, nextVersion } from '../../database/version'
import { refuseLinks } from '../../limits/links/repository'
import { isNotMuted, isVisibleComment, isVisibleKick, isVisiblePerson } from '../audience/repository'
import { noSuchKick } from '../kick/words'
import { notify } from '../notification/repository'
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

/** A comment with the creator of its Kick, null if that account was deleted, and whether the viewer sees the Kick. */
export type JudgedComment = CommentRow & { kickCreatorId: string | null; isOnVisibleKick: boolean }

const columns = {
  ...getTableColumns(comments),
  hidden: hiddenWordsOf(comments),
  isHeld: isHeld(comments),
  author: { id: users.id, userName: users.userName, pictureId: users.pictureId },
}

const viewerId = sql.placeholder('viewerId')
const isAuthor = eq(comments.authorId, viewerId)
/** Also one of somebody whom the creator of the Kick blocked: the creator may delete it. */
const isCommentOnOwnKick = and(eq(kicks.creatorId, viewerId), isNull(comments.hiddenAt))

export function createCommentRepository(database: Database) {
  const byId = database
    .select({
      ...columns,
      kickCreatorId: kicks.creatorId,
      isOnVisibleKick: sql<boolean>`${isVisibleKick(viewerId)}`,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .innerJoin(kicks, eq(kicks.id, comments.kickId))
    .where(
      and(
        eq(comments.id, sql.placeholder('commentId')),
        or(and(isVisibleKick(viewerId), isVisibleComment(viewerId)), isAuthor, isCommentOnOwnKick),
      ),
    )
    .prepare('comment_by_id')

  const pagesOfKick = preparedPages(database, 'comments_of_kick', (rows) =>
    database
      .select(columns)
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(
        and(
          eq(comments.kickId, sql.placeholder('kickId')),
          lt(comments.id, sql.placeholder('after')),
          isVisibleComment(viewerId),
          isNotMuted(viewerId, comments.authorId),
        ),
      )
      .orderBy(newestFirst(comments.id, rows)),
  )

  const kickOfThem = database
    .select({ id: kicks.id })
    .from(kicks)
    .where(and(eq(kicks.id, sql.placeholder('kickId')), isVisibleKick(viewerId)))
    .prepare('kick_of_comments')

  return {
    /** Returns a page, newest first. @throws NotFound if the Kick does not exist or the viewer may not see it. */
    async list(kickId: string, viewer: Person, page: PageRequest): Promise<Page<CommentRow>> {
      const [kick] = await kickOfThem.execute({ kickId, viewerId: viewer.id })
      found(kick, noSuchKick)
      return pagesOfKick(page, { kickId, viewerId: viewer.id })
    },

    /** Returns a comment that the viewer may see or is on their own Kick, or the viewer's own. */
    find: async (commentId: string, viewer: Person): Promise<JudgedComment | undefined> =>
      (await byId.execute({ commentId, viewerId: viewer.id })).at(0),

    /**
     * @throws Outdated if it has changed since the known versions, NotFound if it was deleted, InvalidValue for links of
     * a new account
     */
    async update(comment: CommentRow, content: string, known: KnownVersions | undefined) {
      return database.transaction(async (transaction) => {
        await refuseLinks(transaction, comment.authorId, { text: content })
        const named = await lockNamed(transaction, { ...comment, content })
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
  kickId: string
  author: Person
  content: string
}

/** Returns the fields of a comment that is held now. */
const heldFields = async (transaction: Queries, comment: typeof comments.$inferSelect) =>
  (await holdRepeated(transaction, comment)) ? { hidden: '', isHeld: true } : {}

/** @throws NotFound if the Kick does not exist, Conflict if it is withdrawn, InvalidValue for links of a new account */
export const createComment = (queries: Queries, { kickId, author, content }: NewComment) =>
  queries.transaction(async (transaction): Promise<CommentRow> => {
    await refuseLinks(transaction, author.id, { text: content })
    await lockCommentsOf(transaction, author.id, 'shared')
    const { creatorId } = await lockKick(transaction, kickId, author.id)
    const named = await lockNamed(transaction, { kickId, authorId: author.id, content })
    const [comment] = await transaction
      .insert(comments)
      .values({ id: newId(), kickId, authorId: author.id, content, textHash: textHashOf(content) })
      .returning()
    if (!comment) throw new Error('The database did not return the comment it made.')
    await notifyAll(transaction, 'reply', comment, named)
    if (creatorId !== null) await notifyAll(transaction, 'comment', comment, [creatorId])
    return { ...comment, author, ...(await heldFields(transaction, comment)) }
  })

/** How many people a comment can notify by their names. */
const maxNamed = 10
/** How many people are searched for the names. */
const maxCandidates = 500

type CommentIds = Pick<CommentRow, 'id' | 'kickId' | 'authorId'>
type NamingComment = Pick<CommentRow, 'kickId' | 'authorId' | 'content'>

/**
 * Returns the ids of those whom a comment names with '@': the creator of its Kick, and others who commented there. Locks
 * them, before the comment locks the counts of the Kick, as the deletion of their accounts does.
 */
async function lockNamed(transaction: Queries, { kickId, authorId, content }: NamingComment) {
  if (!content.includes('@')) return []
  const authors = transaction
    .select({ id: comments.authorId })
    .from(comments)
    .where(and(eq(comments.kickId, kickId), isVisibleComment(authorId)))
  const candidates = await transaction
    .select({ id: users.id, userName: users.userName })
    .from(users)
    .innerJoin(kicks, eq(kicks.id, kickId))
    .where(
      and(
        or(eq(users.id, kicks.creatorId), inArray(users.id, authors)),
        isVisiblePerson(authorId),
        isVisibleKick(users.id),
      ),
    )
    .limit(maxCandidates)
  const names = new Set(
    splitAtNames(content, candidates).flatMap((part) => (typeof part === 'string' ? [] : part.userName)),
  )
  const ids = candidates.flatMap(({ id, userName }) => (names.has(userName) ? id : []))
  if (ids.length === 0) return []
  const locked = await transaction
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids.slice(0, maxNamed)))
    .orderBy(users.id)
    .for('key share')
  return locked.map(({ id }) => id)
}

/** Each comment notifies a person once: the creator of a Kick who is named is not told again. */
async function notifyAll(
  transaction: Queries,
  kind: 'comment' | 'reply',
  { id: commentId, kickId, authorId: actorId }: CommentIds,
  userIds: string[],
) {
  for (const userId of userIds) await notify(transaction, { kind, userId, actorId, kickId, commentId })
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

/** Locks and returns the Kick, against deletion and withdrawal, until the transaction ends. */
async function lockKick(transaction: Queries, kickId: string, authorId: string) {
  const [kick] = await transaction
    .select({ withdrawnAt: kicks.withdrawnAt, creatorId: kicks.creatorId })
    .from(kicks)
    .where(and(eq(kicks.id, kickId), isVisibleKick(authorId)))
    .for('key share')
  const present = found(kick, noSuchKick)
  if (present.withdrawnAt) throw new Conflict(withdrawnKick)
  return present
}
