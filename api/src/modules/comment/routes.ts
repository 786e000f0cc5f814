import type { Person } from '../../database/person-row'
import { type CommentRow, type JudgedComment, createComment, createCommentRepository } from './repository'
import { presentCreator } from '../creator/creator'
import { presentHidden } from '../../contract/hidden'
import { nextLink, pageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/version'
import { found, NotFound } from '@bucketeer/host/server'
import { Forbidden } from '@bucketeer/host/http'
import type { Routes } from '../../app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitByUser, limitInFirstDay, limitTexts } from '../../limits/limits'
import { signedIn } from '../session/signed-in'
import { noSuchKick } from '../kick/words'
import * as call from './schemas'
import { noSuchComment, notYourComment, notYoursToDelete } from './words'

const canChangeComment = (person: Person, comment: CommentRow) => person.id === comment.authorId

/** The creator of a Kick may delete others' comments on it, but not change them. */
const canDeleteComment = (person: Person, comment: JudgedComment) =>
  canChangeComment(person, comment) || person.id === comment.kickCreatorId

const presentComment = (comment: CommentRow, publicUrl: string | undefined) => ({
  _id: comment.id,
  kickId: comment.kickId,
  text: comment.content,
  createdBy: presentCreator(comment.author, publicUrl),
  ...presentHidden(comment.hidden, comment.isHeld),
  createdAt: comment.createdAt.toISOString(),
  updatedAt: comment.updatedAt.toISOString(),
})

/** Registers /kick/{kickId}/comments and /comment. Register it under /api. */
export const commentRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const comments = createCommentRepository(database)
  const idempotentPost = createIdempotentPost(database)
  app.addHook('onRequest', signedIn)

  app.get(
    '/kick/:kickId/comments',
    { schema: call.listComments },
    async ({ user, params, query, url }, reply) => {
      const request = pageRequest(query)
      const page = await comments.list(params.kickId, user, request)
      const [path = ''] = url.split('?', 1)
      reply.headers(nextLink(path, request, page))
      return page.items.map((comment) => presentComment(comment, publicUrl))
    },
  )

  const create = {
    schema: call.createComment,
    onRequest: [limitByUser('comment-by-person'), limitTexts],
    preHandler: limitInFirstDay('comment-in-first-day'),
  }
  app.post('/kick/:kickId/comments', create, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, body, params } = request
      const comment = { kickId: params.kickId, author: user, content: body.text }
      return presentComment(await createComment(queries, comment), publicUrl)
    }),
  )

  app.put(
    '/comment/:commentId',
    { schema: call.updateComment, onRequest: limitTexts },
    async ({ user, params, body, headers }) => {
      const comment = found(await comments.find(params.commentId, user), noSuchComment)
      if (!canChangeComment(user, comment)) throw new Forbidden(notYourComment)
      if (!comment.isOnVisibleKick) throw new NotFound(noSuchKick)
      return presentComment(await comments.update(comment, body.text, knownVersions(headers)), publicUrl)
    },
  )

  app.delete('/comment/:commentId', { schema: call.deleteComment }, async ({ user, params }, reply) => {
    const comment = found(await comments.find(params.commentId, user), noSuchComment)
    if (!canDeleteComment(user, comment)) throw new Forbidden(notYoursToDelete)
    await comments.delete(comment.id)
    return reply.code(204).send(null)
  })
}
