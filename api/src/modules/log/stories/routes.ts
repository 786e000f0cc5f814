import { found, InvalidValue } from '@bucketeer/host/server'
import type { Routes } from '../../../app-deps'
import { createIdempotentPost } from '../../../idempotency/idempotent-post'
import { limitByUser, limitTexts } from '../../../limits/limits'
import { createJournalDetails } from '../../journal/details'
import { createJournalRepository } from '../../journal/repository'
import { noSuchJournal } from '../../journal/words'
import type { Person } from '../../../database/person-row'
import { whichJournal } from '../words'
import * as call from './schemas'
import { createStoriesOfEntries } from './stories-of-entries'

/** Registers /api/log/stories: a Journal of entries. */
export const storiesOfEntriesRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const journals = createJournalRepository(database)
  const journalDetails = createJournalDetails(database, publicUrl)
  const createStories = createStoriesOfEntries(database)
  const idempotentPost = createIdempotentPost(database)

  const readJournal = async (journalId: string, viewer: Person) =>
    journalDetails(found(await journals.find(journalId, viewer), noSuchJournal), viewer)

  const create = {
    schema: call.createStories,
    onRequest: [limitByUser('stories-of-log-by-person'), limitTexts],
  }
  app.post('', create, (request, reply) => {
    const { user, body } = request
    const entryIds = [...new Set(body.entryIds.map((id) => id.toLowerCase()))]
    return idempotentPost(
      request,
      reply,
      (queries) => createStories(queries, user, { entryIds, journal: journalOf(body) }),
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
