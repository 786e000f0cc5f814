import Type from 'typebox'
import { namedObject, optional, problems, reference } from '@bucketeer/host/server'
import { sayingText } from '../../contract/texts'
import { entityFields, hiddenField, idParameter } from '../../contract/fields'
import { changeHeaders, idempotencyHeaders, operationsOf } from '../../contract/operation'
import { onePage, pageQuery } from '../../contract/paging'
import { Creator } from '../creator/creator'
import { emptyComment } from './words'

const targetId = (name: string) =>
  optional.string({ format: 'uuid', description: `Of a comment on a ${name}.` })
const text = sayingText('Comment', emptyComment)

export const Comment = namedObject(
  'Comment',
  'A comment on a Kick, a Story or a Journal: it has the id of one of them.',
  {
    ...entityFields,
    kickId: targetId('Kick'),
    storyId: targetId('Story'),
    journalId: targetId('Journal'),
    text,
    createdBy: Creator,
    hidden: hiddenField,
  },
)

export const CommentFields = namedObject('CommentFields', 'The text of a comment.', { text })

const about = { tags: ['Comments'], security: [{ token: [] }] }
const operation = operationsOf(about)
const params = Type.Object({ commentId: idParameter })
const comment = reference(Comment)

const listOf = (name: string) => ({
  ...about,
  summary: `The comments on a ${name}, newest first`,
  querystring: pageQuery,
  response: { 200: onePage(comment), ...problems(400, 401, 404) },
})

const creationOn = (name: string, description: string) => ({
  ...about,
  summary: `Comment on a ${name}`,
  description,
  headers: idempotencyHeaders,
  body: reference(CommentFields),
  response: { 201: comment, ...problems(400, 401, 404, 409, 413, 415, 422) },
})

const ofKick = { params: Type.Object({ kickId: idParameter }) }
const ofStory = { params: Type.Object({ storyId: idParameter }) }
const ofJournal = { params: Type.Object({ journalId: idParameter }) }

export const onKick = {
  list: { ...listOf('Kick'), ...ofKick, operationId: 'listComments' },
  create: {
    ...creationOn('Kick', 'A Kick of anybody, unless it is withdrawn.'),
    ...ofKick,
    operationId: 'createComment',
  },
}

export const onStory = {
  list: { ...listOf('Story'), ...ofStory, operationId: 'listCommentsOfStory' },
  create: {
    ...creationOn('Story', 'A Story of any Journal that the user may read.'),
    ...ofStory,
    operationId: 'createCommentOnStory',
  },
}

export const onJournal = {
  list: { ...listOf('Journal'), ...ofJournal, operationId: 'listCommentsOfJournal' },
  create: {
    ...creationOn('Journal', 'Any Journal that the user may read.'),
    ...ofJournal,
    operationId: 'createCommentOnJournal',
  },
}

export const countComments = operation('countCommentsOfJournal', {
  ...ofJournal,
  summary: 'The numbers of comments on a Journal and on each of its Stories',
  response: {
    200: Type.Array(
      Type.Object({
        _id: Type.String({ format: 'uuid' }),
        comments: Type.Integer({ minimum: 1, description: 'How many the user’s list of them has.' }),
      }),
      { description: 'By the id of the Journal or Story. Those without comments are left out.' },
    ),
    ...problems(401, 404),
  },
})

export const updateComment = operation('updateComment', {
  summary: 'Change one of the user’s own comments',
  description: 'Only while the user sees what it is on.',
  params,
  headers: changeHeaders,
  body: reference(CommentFields),
  response: { 200: comment, ...problems(400, 401, 403, 404, 412, 413, 415) },
})

export const deleteComment = operation('deleteComment', {
  summary: 'Delete a comment',
  description: 'The user’s own comment, or any on the user’s own Kick, Story or Journal.',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 403, 404) },
})
