import { found } from '@bucketeer/host/server'
import type { Routes } from '../../../app-deps'
import { limitTexts } from '../../../limits/limits'
import { signedIn, whoCalls } from '../../session/signed-in'
import { createJournalDetails } from '../details'
import { createJournalRepository } from '../repository'
import { noSuchJournal } from '../words'
import { notYourJournal } from '../../story/words'
import { createStoryList } from './repository'
import * as call from './schemas'
import { createStoryPages } from './story-pages'

/** Registers the routes below /api/journal/{journalId} that read and order its Stories. */
export const storiesOfJournalRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const journals = createJournalRepository(database)
  const stories = createStoryList(database)
  const detailsOf = createJournalDetails(database, publicUrl)
  const sendStories = createStoryPages(database, publicUrl)

  app.get('/:journalId/stories', { schema: call.listStories }, async (request, reply) => {
    const { journalId } = request.params
    const viewer = await whoCalls(request)
    const journal = found(await journals.find(journalId, viewer), noSuchJournal)
    const path = `${app.prefix}/${journal.id}/stories`
    return sendStories(reply, { journal, query: request.query, viewer, path })
  })

  app.put(
    '/:journalId/order',
    { schema: call.orderStories, onRequest: [signedIn, limitTexts] },
    async ({ user, params: { journalId }, body }) => {
      const storyIds = body.storyIds.map((id) => id.toLowerCase())
      await stories.order({ creatorId: user.id, journalId }, storyIds)
      return detailsOf(found(await journals.find(journalId, user), notYourJournal), user)
    },
  )
}
