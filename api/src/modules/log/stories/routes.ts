import Type from 'typebox'
import { found, InvalidValue, namedObject, optional, problems, reference } from '@bucketeer/host/server'
import { pictureUrlSchema } from '../../../contract/fields'
import { nameText } from '../../../contract/texts'
import { noTitle } from '../../../contract/words'
import { createIdempotentPost } from '../../../idempotency/idempotent-post'
import { idempotencyHeaders } from '../../../contract/operation'
import { Journal } from '../../journal/schemas'
import type { Routes } from '../../../app-deps'
import { limitByUser, limitTexts } from '../../../limits/limits'
import { createJournalDetails } from '../../journal/details'
import { createJournalRepository } from '../../journal/repository'
import { noSuchJournal } from '../../journal/words'
import { acceptedPicture } from '../../media/picture-urls'
import type { Person } from '../../../database/person-row'
import { operation } from '../schemas'
import { whichJournal } from '../words'
import { createStoriesOfEntries } from './stories-of-entries'

const StoriesOfEntries = namedObject(
  'StoriesOfEntries',
  'Entries, and either a Journal or the title of a new one, which is Private. Entries without a photo get the picture, if there is one.',
  {
    entryIds: Type.Array(Type.String({ format: 'uuid', title: 'Entry' }), {
      title: 'Entries',
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
    }),
    journalId: optional.string({
      format: 'uuid',
      title: 'Journal',
      description: 'One of the user’s own Journals.',
    }),
    title: Type.Optional(nameText('Title', noTitle)),
    pictures: Type.Optional(pictureUrlSchema('Picture')),
  },
)

const createStories = operation('createStoriesOfEntries', {
  summary: 'Write Stories from entries of the user’s log',
  description:
    'One Story for each entry with a photo, or with a Kick of the user’s own that has a picture, or for each one if the request has a picture; in the order of their dates, those without a date last. All or none.',
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
})

/** Registers /api/log/stories: a Journal of entries. */
export const storiesOfEntriesRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const journals = createJournalRepository(database)
  const journalDetails = createJournalDetails(database, publicUrl)
  const writeStories = createStoriesOfEntries(database)
  const idempotentPost = createIdempotentPost(database)

  const readJournal = async (journalId: string, viewer: Person) =>
    journalDetails(found(await journals.find(journalId, viewer), noSuchJournal), viewer)

  const create = {
    schema: createStories,
    onRequest: [limitByUser('stories-of-log-by-person'), limitTexts],
  }
  app.post('', create, (request, reply) => {
    const { user, body } = request
    const entryIds = [...new Set(body.entryIds.map((id) => id.toLowerCase()))]
    const pictureId = acceptedPicture(body.pictures, publicUrl) ?? null
    return idempotentPost(
      request,
      reply,
      (queries) => writeStories(queries, user, { entryIds, journal: journalOf(body), pictureId }),
      // Only committed rows can be read with the Journal.
      async ({ journalId, stories, leftOut }) => ({
        journal: await readJournal(journalId, user),
        stories,
        leftOut,
      }),
    )
  })
}

/** @throws InvalidValue unless it has either a Journal or a title */
function journalOf({ journalId, title }: { journalId?: string; title?: string }) {
  if (journalId !== undefined && title === undefined) return { journalId }
  if (journalId === undefined && title !== undefined) return { title }
  throw new InvalidValue(whichJournal)
}
