import Type from 'typebox'
import { named, problems, reference } from '@bucketeer/host/server'
import { sayingText } from '../../contract/texts'
import { entityFields, idParameter } from '../../contract/entity'
import { hiddenField } from '../../contract/hidden'
import { linkHeader, pageQuery } from '../../contract/paging'
import { changeHeaders } from '../../contract/version'
import { idempotencyHeaders } from '../../idempotency/idempotent-post'
import { Creator } from '../creator/creator'
import { emptyComment } from './words'

const text = sayingText('Comment', emptyComment)

export const Comment = named(
  'Comment',
  Type.Object(
    {
      ...entityFields,
      kickId: Type.String({ format: 'uuid' }),
      text,
      createdBy: Creator,
      hidden: hiddenField,
    },
    { description: 'A comment on a Kick.' },
  ),
)

export const CommentFields = named(
  'CommentFields',
  Type.Object({ text }, { description: 'The text of a comment.' }),
)

const about = { tags: ['Comments'], security: [{ token: [] }] }
const ofKick = Type.Object({ kickId: idParameter })
const params = Type.Object({ commentId: idParameter })
const comment = reference(Comment)

export const listComments = {
  ...about,
  operationId: 'listComments',
  summary: 'The comments on a Kick, newest first',
  params: ofKick,
  querystring: pageQuery,
  response: {
    200: Type.Array(comment, { description: 'One page.', headers: linkHeader }),
    ...problems(400, 401, 404),
  },
}

export const createComment = {
  ...about,
  operationId: 'createComment',
  summary: 'Comment on a Kick',
  description: 'A Kick of anybody, unless it is withdrawn.',
  params: ofKick,
  headers: idempotencyHeaders,
  body: reference(CommentFields),
  response: { 201: comment, ...problems(400, 401, 404, 409, 413, 415, 422) },
}

export const updateComment = {
  ...about,
  operationId: 'updateComment',
  summary: 'Change one of the user’s own comments',
  description: 'Only while the user sees the Kick.',
  params,
  headers: changeHeaders,
  body: reference(CommentFields),
  response: { 200: comment, ...problems(400, 401, 403, 404, 412, 413, 415) },
}

export const deleteComment = {
  ...about,
  operationId: 'deleteComment',
  summary: 'Delete a comment',
  description: 'The user’s own comment, or any on the user’s own Kick.',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 403, 404) },
}
