import Type, { type Static } from 'typebox'
import { longText, named, nameText, problems, reference } from '@bucketeer/host/server'
import { entityFields, pictureUrlSchema } from '../../contract/entity'
import { nullable } from '../../contract/nullable'
import { changeHeaders } from '../../contract/version'
import { idempotencyHeaders } from '../../idempotency/idempotent-post'
import { sentPhotos, shownPhotos } from '../photo/schemas'
import { pictureNeeded } from './words'

const title = nameText('Title', 'Give it a title.')
const content = longText('Story')
const pictures = pictureUrlSchema('Picture', pictureNeeded)
const kickId = nullable(Type.String({ title: 'Kick' }))
const happenedOn = (description: string) =>
  Type.Optional(nullable(Type.String({ format: 'date', title: 'Date', description })))

export const Story = named(
  'Story',
  Type.Object(
    {
      ...entityFields,
      title,
      kickId: nullable(
        Type.String({ description: 'The Kick that it is about; null without one, or if it was deleted.' }),
      ),
      content,
      happenedOn: happenedOn('The day that it tells of, as its author says.'),
      pictures: Type.String({ description: 'The URL of its picture.' }),
      photos: shownPhotos,
      createdBy: Type.String({
        format: 'uuid',
        description: 'The author, who is the creator of its Journal.',
      }),
      journalId: Type.String({ format: 'uuid' }),
    },
    { description: 'A Story of a Journal.' },
  ),
)

/** The largest number of photos of a Story. */
export const maxStoryPhotos = 20

const fields = {
  title,
  content,
  pictures,
  photos: sentPhotos(maxStoryPhotos),
  kickId: Type.Optional(kickId),
  happenedOn: happenedOn('The day that it tells of; null for none. Without this field it stays as it is.'),
}

export const NewStory = named(
  'NewStory',
  Type.Object(
    { ...fields, journalId: Type.String({ title: 'Journal', description: 'The Journal of the path.' }) },
    {
      description:
        'The fields of a Story. It needs a picture. A missing Kick, null and an empty one mean the same.',
    },
  ),
)

export const StoryFields = named(
  'StoryFields',
  Type.Object(fields, {
    description: 'The new fields of a Story. Removes the Kick if the request has none.',
  }),
)

export type NewStory = Static<typeof NewStory>
export type StoryFields = Static<typeof StoryFields>

const about = { tags: ['Stories'], security: [{ token: [] }] }
const story = reference(Story)
const idParameter = (description: string) => Type.Object({ id: Type.String({ format: 'uuid', description }) })

// Both routes have the same path, so the document needs one parameter name.

export const createStory = {
  ...about,
  operationId: 'createStory',
  summary: 'Write a Story in one of the user’s own Journals',
  description:
    'Its Kick may be of anybody. A withdrawn one is accepted only if a Bucket or a Story of the user has it.',
  params: idParameter('POST: the Journal. PUT: the Story.'),
  headers: idempotencyHeaders,
  body: reference(NewStory),
  response: { 201: story, ...problems(400, 401, 404, 413, 415, 422) },
}

export const updateStory = {
  ...about,
  operationId: 'updateStory',
  summary: 'Change one of the user’s own Stories',
  description: 'It stays in its Journal and may keep a withdrawn Kick.',
  params: idParameter('POST: the Journal. PUT: the Story.'),
  headers: changeHeaders,
  body: reference(StoryFields),
  response: { 200: story, ...problems(400, 401, 404, 412, 413, 415) },
}
