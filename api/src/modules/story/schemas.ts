import Type, { type Static } from 'typebox'
import { entityFields, pictureAddress } from '../../contract/entity'
import { nullable } from '../../contract/nullable'
import { problems } from '../../contract/problem'
import { named, reference } from '../../contract/reference'
import { longText, nameText } from '../../contract/texts'
import { changeHeaders } from '../../contract/version'
import { idempotencyHeaders } from '../../idempotency/idempotent-post'

const title = nameText('Title')
const content = longText('Story')
const pictures = pictureAddress('Picture')
const kickId = nullable(Type.String({ title: 'Kick' }))

export const Story = named(
  'Story',
  Type.Object(
    {
      ...entityFields,
      title,
      kickId: nullable(
        Type.String({ description: 'The Kick it tells of; null for none, or when that is gone.' }),
      ),
      content,
      pictures: Type.String({ description: 'The address of its one picture.' }),
      createdBy: Type.String({ format: 'uuid', description: 'Who wrote it: the creator of its Journal.' }),
      journalId: Type.String({ format: 'uuid' }),
    },
    { description: 'One experience, told in a Journal.' },
  ),
)

const fields = { title, content, pictures, kickId: Type.Optional(kickId) }

export const NewStory = named(
  'NewStory',
  Type.Object(
    { ...fields, journalId: Type.String({ title: 'Journal', description: 'The Journal of the path.' }) },
    { description: 'What a person writes. It needs a picture; no Kick, null and an empty one are the same.' },
  ),
)

export const StoryFields = named(
  'StoryFields',
  Type.Object(fields, {
    description: 'What takes the place of a Story: a Kick that is left out is removed.',
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
  summary: 'Write a Story into one of one’s own Journals',
  description:
    'Its Kick may be anybody’s; a withdrawn one only if one has it in a Bucket or a Story already.',
  params: idParameter('POST: the Journal. PUT: the Story.'),
  headers: idempotencyHeaders,
  body: reference(NewStory),
  response: { 201: story, ...problems(400, 401, 404, 413, 415, 422) },
}

export const updateStory = {
  ...about,
  summary: 'Change one of one’s own Stories',
  description: 'It stays in its Journal, and may keep a Kick that was withdrawn since.',
  params: idParameter('POST: the Journal. PUT: the Story.'),
  headers: changeHeaders,
  body: reference(StoryFields),
  response: { 200: story, ...problems(400, 401, 404, 412, 413, 415) },
}
