import Type from 'typebox'
import { named, problems, reference } from '@bucketeer/host/server'
import { nameText } from '../../../contract/texts'
import { idempotencyHeaders } from '../../../idempotency/idempotent-post'
import { Journal } from '../../journal/schemas'

export const StoriesOfEntries = named(
  'StoriesOfEntries',
  Type.Object(
    {
      entryIds: Type.Array(Type.String({ format: 'uuid', title: 'Entry' }), {
        title: 'Entries',
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
      }),
      journalId: Type.Optional(
        Type.String({ format: 'uuid', title: 'Journal', description: 'One of the user’s own Journals.' }),
      ),
      title: Type.Optional(nameText('Title', 'Give it a title.')),
    },
    { description: 'Entries, and either a Journal or the title of a new one, which is Private.' },
  ),
)

export const createStories = {
  tags: ['Log'],
  security: [{ token: [] }],
  operationId: 'createStoriesOfEntries',
  summary: 'Write Stories from entries of the user’s log',
  description:
    'One Story for each entry with a photo, or with a Kick of the user’s own that has a picture; in the order of their dates, those without a date last. All or none.',
  headers: idempotencyHeaders,
  body: reference(StoriesOfEntries),
  response: {
    201: Type.Object({
      journal: reference(Journal),
      stories: Type.Integer({ minimum: 1, description: 'Number of new Stories.' }),
      leftOut: Type.Array(Type.Object({ _id: Type.String({ format: 'uuid' }), kickName: Type.String() }), {
        description: 'The entries without a photo.',
      }),
    }),
    ...problems(400, 401, 404, 413, 415, 422),
  },
}
