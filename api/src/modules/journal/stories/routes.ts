import { nextLink, pageRequest } from '../../../contract/paging'
import { found, NotFound } from '../../../errors/domain-error'
import type { Routes } from '../../../http/app-deps'
import { limitTexts } from '../../../limits/limits'
import { hasOpenPictures, maySee } from '../../audience/policy'
import { signedIn, whoCalls } from '../../auth/signed-in'
import { createPictureUrls } from '../../media/picture-urls'
import { presentStory, thatFit } from '../../story/presenter'
import { createJournalDetails, readStories } from '../details'
import { createJournalRepository } from '../repository'
import { noSuchJournal, notYourJournal } from '../words'
import { createStoryList } from './repository'
import * as call from './schemas'

/** Registers the routes below /api/journal/{journalId} that read and order its Stories. */
export const storiesOfJournalRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const journals = createJournalRepository(database)
  const stories = createStoryList(database)
  const detailsOf = createJournalDetails(database, publicUrl)
  const pictureUrls = createPictureUrls(database, publicUrl)

  app.get('/:journalId/stories', { schema: call.listStories }, async (request, reply) => {
    const { journalId } = request.params
    const [viewer, journal] = await Promise.all([whoCalls(request), journals.find(journalId)])
    if (!journal || !maySee(viewer, { ...journal, ownerId: journal.creatorId }))
      throw new NotFound(noSuchJournal)
    const wanted = pageRequest(request.query, call.largestStoryPage)
    const read = () => Promise.all([stories.list(journal.id, wanted, viewer), pictureUrls()])
    const [{ items, hasMore }, pictures] = await readStories(reply, { viewer, stories: wanted.limit }, read)
    const all = items.map((story) =>
      presentStory(story, {
        creatorId: journal.creatorId,
        isOwn: viewer?.id === journal.creatorId,
        hasOpenPictures: hasOpenPictures(journal),
        pictures,
      }),
    )
    const shown = thatFit(all)
    const page = { items: items.slice(0, shown.length), hasMore: hasMore || shown.length < all.length }
    reply.headers(nextLink(`${app.prefix}/${journal.id}/stories`, wanted, page))
    return shown
  })

  app.put(
    '/:journalId/order',
    { schema: call.orderStories, onRequest: [signedIn, limitTexts] },
    async ({ user, params: { journalId }, body }) => {
      const storyIds = body.storyIds.map((id) => id.toLowerCase())
      await stories.order({ creatorId: user.id, journalId }, storyIds)
      return detailsOf(found(await journals.find(journalId), notYourJournal), user)
    },
  )
}
