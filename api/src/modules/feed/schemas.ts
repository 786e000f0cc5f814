import { choice, describedObject, namedObject, optional, problems, reference } from '@bucketeer/host/server'
import Type from 'typebox'
import { limitUpTo, onePage } from '../../contract/paging'
import { excerptLength } from '../../contract/texts'
import { feedKinds } from '../../database/content-schema'
import { Bucket } from '../bucket/schemas'
import { Creator } from '../creator/creator'
import { Kick } from '../kick/schemas'
import { LogEntry } from '../log/schemas'
import { cursorPattern } from './cursor'

const id = Type.String({ format: 'uuid' })

const FeedStory = describedObject('Of `story`.', {
  _id: id,
  title: Type.String(),
  content: Type.String({ description: `The first ${excerptLength} characters.` }),
  pictures: Type.String({ description: 'The URL of its picture.' }),
  journal: Type.Object({ _id: id, title: Type.String() }),
})

export const FeedItem = namedObject(
  'FeedItem',
  'What a followed user did, with the thing that its kind names. A Bucket is without its Kicks.',
  {
    _id: Type.String({ format: 'uuid', description: 'That of the entry, Story, Kick or Bucket.' }),
    kind: choice(feedKinds, {
      description:
        '`done`: somebody did a Kick. `story`: somebody wrote a Story. `kick`: somebody shared a Kick. `bucket`: somebody has done all Kicks of a Bucket.',
    }),
    at: Type.String({ format: 'date-time', description: 'When others could first see it.' }),
    person: Creator,
    entry: Type.Optional(reference(LogEntry)),
    story: Type.Optional(FeedStory),
    kick: Type.Optional(reference(Kick)),
    bucket: Type.Optional(reference(Bucket)),
  },
)

const largestFeedPage = 50

export const readFeed = {
  tags: ['Users'],
  security: [{ token: [] }],
  operationId: 'getFeed',
  summary: 'What the users whom the caller follows did, newest first',
  description:
    'Since the caller follows them, of the kinds that the caller chose for each, and as far as the caller may see it now.',
  querystring: Type.Object({
    limit: limitUpTo(largestFeedPage, 24),
    cursor: optional.string({
      title: 'cursor',
      pattern: cursorPattern,
      description: 'That of the `Link` of the previous page.',
    }),
  }),
  response: { 200: onePage(reference(FeedItem)), ...problems(400, 401) },
}
