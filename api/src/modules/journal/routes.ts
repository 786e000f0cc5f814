import { isId } from '../../contract/entity'
import { nextLink, pageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/version'
import { found, NotFound } from '../../errors/domain-error'
import { BadRequest } from '../../errors/http-error'
import type { Routes } from '../../http/app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitTexts } from '../../limits/limits'
import { signedIn, whoCalls } from '../auth/signed-in'
import { createStoriesOfJournals, createStoryRepository } from '../story/repository'
import { canReadJournal, namesSameJournal } from './policy'
import { presentJournal, presentPublicJournal } from './presenter'
import { createJournalRepository, type JournalRow } from './repository'
import * as call from './schemas'
import { noSuchJournal, notInJournal, notYourBucket, notYourJournal, otherJournal } from './words'

/** Registers /api/journal: Public Journals and the user's own. */
export const journalRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const journals = createJournalRepository(database)
  const stories = createStoryRepository(database)
  const idempotentPost = createIdempotentPost(database)
  const firstStories = createStoriesOfJournals(database, {
    atMost: call.storiesShown.inList,
    content: 'excerpt',
  })
  const allStories = createStoriesOfJournals(database, {
    atMost: call.storiesShown.inDetail,
    content: 'whole',
  })

  const present = async (journal: JournalRow, storiesOf = allStories) =>
    presentJournal(journal, await storiesOf(journal.id), publicUrl)

  app.get('/public', { schema: call.listPublicJournals }, async ({ query }, reply) => {
    const request = { ...pageRequest(query), creatorId: query.createdBy }
    const page = await journals.listPublic(request)
    reply.headers(nextLink(`${app.prefix}/public`, request, page, { createdBy: query.createdBy }))
    return Promise.all(
      page.items.map(async (row) => presentPublicJournal(row, await firstStories(row.id), publicUrl)),
    )
  })

  app.get(
    '/private',
    { schema: call.listPrivateJournals, onRequest: signedIn },
    async ({ user, query }, reply) => {
      const request = pageRequest(query)
      const page = await journals.listOwn(user.id, request)
      reply.headers(nextLink(`${app.prefix}/private`, request, page))
      return Promise.all(page.items.map((row) => present(row, firstStories)))
    },
  )

  app.post('', { schema: call.createJournal, onRequest: [signedIn, limitTexts] }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, body } = request
      return presentJournal(await journals.create(user.id, fieldsOf(body), queries), [], publicUrl)
    }),
  )

  app.get('/:journalId', { schema: call.readJournal }, async (request) => {
    const [viewer, journal] = await Promise.all([whoCalls(request), journals.find(request.params.journalId)])
    if (!journal || !canReadJournal(viewer, journal)) throw new NotFound(noSuchJournal)
    return present(journal)
  })

  app.put(
    '/:journalId',
    { schema: call.updateJournal, onRequest: [signedIn, limitTexts] },
    async ({ user, params: { journalId }, body, headers }) => {
      const own = { creatorId: user.id, journalId }
      return present(await journals.update(own, fieldsOf(body), knownVersions(headers)))
    },
  )

  app.delete(
    '/:journalId',
    { schema: call.deleteJournal, onRequest: signedIn },
    async ({ user, params: { journalId } }, reply) => {
      if (!(await journals.delete({ creatorId: user.id, journalId }))) throw new NotFound(notYourJournal)
      return reply.code(204).send(null)
    },
  )

  app.put(
    '/:journalId/remove/story',
    { schema: call.removeStory, onRequest: signedIn },
    async ({ user, params: { journalId }, body }) => {
      if (!namesSameJournal(journalId, body)) throw new BadRequest(otherJournal)
      if (!isId(body.storyId)) throw new NotFound(notInJournal)
      await stories.remove({ creatorId: user.id, journalId }, body.storyId)
      return present(found(await journals.find(journalId), notYourJournal))
    },
  )
}

function fieldsOf({ title, description = '', bucketId, visibility }: call.JournalFields) {
  if (bucketId && !isId(bucketId)) throw new NotFound(notYourBucket)
  return { title, description, bucketId: bucketId || null, visibility }
}
