import Type, { type Static } from 'typebox'
import { named, problems, reference } from '@bucketeer/host/server'
import { longText, missingKeep, nameText } from '../../contract/texts'
import { noTitle } from '../../contract/words'
import { entityFields, pictureUrlSchema } from '../../contract/entity'
import { nullable } from '../../contract/nullable'
import { changeHeaders } from '../../contract/version'
import { idempotencyHeaders } from '../../idempotency/idempotent-post'
import { mineOfKick } from '../kick/schemas'
import { sentPhotos, shownPhotos } from '../photo/schemas'
import { pictureNeeded } from './words'

/** The fields that are stored in columns of their names: those of requests, responses, insertions and changes. */
export const storedFields = { title: nameText('Title', noTitle), content: longText('Story') }
const happenedOn = (description: string) =>
  nullable(Type.String({ format: 'date', title: 'Date', description }))

export const Story = named(
  'Story',
  Type.Object(
    {
      ...entityFields,
      ...storedFields,
      kickId: nullable(
        Type.String({ description: 'The Kick that it is about; null without one, or if it was deleted.' }),
      ),
      kick: Type.Optional(
        Type.Object(
          { name: Type.String(), mine: mineOfKick },
          {
            description:
              'That Kick, for the author only; left out in lists of Journals, and if it is withdrawn.',
          },
        ),
      ),
      happenedOn: Type.Optional(happenedOn('The day that it tells of, as its author says.')),
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

export const StoryChange = named(
  'StoryChange',
  Type.Partial(
    Type.Object({
      ...storedFields,
      pictures: pictureUrlSchema('Picture', pictureNeeded),
      photos: sentPhotos(maxStoryPhotos),
      kickId: nullable(Type.String({ title: 'Kick' })),
      happenedOn: happenedOn('The day that it tells of; null for none.'),
    }),
    { description: `The fields of a Story that can be changed. ${missingKeep}` },
  ),
)

export const NewStory = named(
  'NewStory',
  Type.Object(
    {
      ...StoryChange.properties,
      ...storedFields,
      pictures: pictureUrlSchema('Picture', pictureNeeded),
      journalId: Type.String({ title: 'Journal', description: 'The Journal of the path.' }),
    },
    {
      description:
        'The fields of a Story. It needs a picture. A missing Kick, null and an empty one mean the same.',
    },
  ),
)

export type StoryChange = Static<typeof StoryChange>

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
  body: reference(StoryChange),
  response: { 200: story, ...problems(400, 401, 404, 412, 413, 415) },
}
