import Type, { type Static } from 'typebox'
import { describedObject, namedObject, namedPartial, problems, reference } from '@bucketeer/host/server'
import { longText, missingKeep, nameText } from '../../contract/texts'
import { noTitle } from '../../contract/words'
import { entityFields, orNull, pictureUrlSchema } from '../../contract/fields'
import { changeHeaders, idempotencyHeaders, operationsOf } from '../../contract/operation'
import { mineOfKick } from '../kick/schemas'
import { sentPhotos, shownPhotos } from '../photo/schemas'
import { pictureNeeded } from './words'

/** The fields that are stored in columns of their names: those of requests, responses, insertions and changes. */
export const storedFields = { title: nameText('Title', noTitle), content: longText('Story') }
const happenedOn = (description: string) => orNull.string({ format: 'date', title: 'Date', description })

export const Story = namedObject('Story', 'A Story of a Journal.', {
  ...entityFields,
  ...storedFields,
  kickId: orNull.string({
    description: 'The Kick that it is about; null without one, or if it was deleted.',
  }),
  kick: Type.Optional(
    describedObject(
      'That Kick, for the author only; left out in lists of Journals, and if it is withdrawn.',
      { name: Type.String(), mine: mineOfKick },
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
})

/** The largest number of photos of a Story. */
export const maxStoryPhotos = 20

export const StoryChange = namedPartial(
  'StoryChange',
  `The fields of a Story that can be changed. ${missingKeep}`,
  {
    ...storedFields,
    pictures: pictureUrlSchema('Picture', pictureNeeded),
    photos: sentPhotos(maxStoryPhotos),
    kickId: orNull.string({ title: 'Kick' }),
    happenedOn: happenedOn('The day that it tells of; null for none.'),
  },
)

export const NewStory = namedObject(
  'NewStory',
  'The fields of a Story. It needs a picture. A missing Kick, null and an empty one mean the same.',
  {
    ...StoryChange.properties,
    ...storedFields,
    pictures: pictureUrlSchema('Picture', pictureNeeded),
    journalId: Type.String({ title: 'Journal', description: 'The Journal of the path.' }),
  },
)

export type StoryChange = Static<typeof StoryChange>

const operation = operationsOf({ tags: ['Stories'], security: [{ token: [] }] })
const story = reference(Story)
const idParameter = (description: string) => Type.Object({ id: Type.String({ format: 'uuid', description }) })

// Both routes have the same path, so the document needs one parameter name.

export const createStory = operation('createStory', {
  summary: 'Write a Story in one of the user’s own Journals',
  description:
    'Its Kick may be of anybody. A withdrawn one is accepted only if a Bucket or a Story of the user has it.',
  params: idParameter('POST: the Journal. PUT: the Story.'),
  headers: idempotencyHeaders,
  body: reference(NewStory),
  response: { 201: story, ...problems(400, 401, 404, 413, 415, 422) },
})

export const updateStory = operation('updateStory', {
  summary: 'Change one of the user’s own Stories',
  description: 'It stays in its Journal and may keep a withdrawn Kick.',
  params: idParameter('POST: the Journal. PUT: the Story.'),
  headers: changeHeaders,
  body: reference(StoryChange),
  response: { 200: story, ...problems(400, 401, 404, 412, 413, 415) },
})
