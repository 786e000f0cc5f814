import type { Person } from '../../database/person-row'
import {
  type CommentRow,
  createComment,
  createCommentRepository,
  type JudgedComment,
  noSuchTarget,
} from './repository'
import { presentCreator } from '../creator/creator'
import { presentHidden } from '../../contract/fields'
import { nextLink, pageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/operation'
import { found, NotFound } from '@bucketeer/host/server'
import { Forbidden } from '@bucketeer/host/http'
import type { Routes } from '../../app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitByUser, limitInFirstDay, limitTexts, refundInFirstDay } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import * as call from './schemas'
import { noSuchComment, notYourComment, notYoursToDelete } from './words'

const canChangeComment = (person: Person, comment: CommentRow) => person.id === comment.authorId

/** The owner of a Kick or Journal may delete others' comments on it, but not change them. */
const canDeleteComment = (person: Person, comment: JudgedComment) =>
  canChangeComment(person, comment) || person.id === comment.targetOwnerId

const presentComment = (comment: CommentRow, publicUrl: string | undefined) => ({
  _id: comment.id,
  ...(comment.kickId && { kickId: comment.kickId }),
  ...(comment.storyId && { storyId: comment.storyId }),
  ...(comment.journalId && { journalId: comment.journalId }),
  text: comment.content,
  createdBy: presentCreator(comment.author, publicUrl),
  ...presentHidden(comment.hidden, comment.isHeld),
  createdAt: comment.createdAt.toISOString(),
  updatedAt: comment.updatedAt.toISOString(),
})

/** Registers /comment, and /comments below a Kick, a Story and a Journal. Register it under /api. */
export const commentRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const comments = createCommentRepository(database)
  const idempotentPost = createIdempotentPost(database)
  app.addHook('onRequest', signedIn)

  const limits = {
    onRequest: [limitByUser('comment-by-person'), limitTexts],
    preHandler: limitInFirstDay('comment-in-first-day'),
  }
  for (const [path, { list, create }] of [
    ['/kick/:kickId/comments', call.onKick],
    ['/story/:storyId/comments', call.onStory],
    ['/journal/:journalId/comments', call.onJournal],
  ] as const) {
    app.get(path, { schema: list }, async ({ user, params, query, url }, reply) => {
      const request = pageRequest(query)
      const page = await comments.list(params, user, request)
      const [address = ''] = url.split('?', 1)
      reply.headers(nextLink(address, request, page))
      return page.items.map((comment) => presentComment(comment, publicUrl))
    })

    app.post(path, { schema: create, ...limits }, (request, reply) =>
      idempotentPost(request, reply, async (queries) => {
        const { user, body, params } = request
        const comment = { target: params, author: user, content: body.text }
        return presentComment(await createComment(queries, comment), publicUrl)
      }).catch(refundInFirstDay('comment-in-first-day', request)),
    )
  }

  app.get('/journal/:journalId/comments/counts', { schema: call.countComments }, async (request) => {
    const counts = await comments.counts(request.params.journalId, request.user)
    return counts.map(({ id, count }) => ({ _id: id, comments: count }))
  })

  app.put('/comment/:commentId', { schema: call.updateComment, onRequest: limitTexts }, async (request) => {
    const { user, params, body, headers } = request
    const comment = found(await comments.find(params.commentId, user), noSuchComment)
    if (!canChangeComment(user, comment)) throw new Forbidden(notYourComment)
    if (!comment.isOnVisible) throw new NotFound(noSuchTarget(comment))
    return presentComment(await comments.update(comment, body.text, knownVersions(headers)), publicUrl)
  })

  app.delete('/comment/:commentId', { schema: call.deleteComment }, async ({ user, params }) => {
    const comment = found(await comments.find(params.commentId, user), noSuchComment)
    if (!canDeleteComment(user, comment)) throw new Forbidden(notYoursToDelete)
    await comments.delete(comment.id)
  })
}
