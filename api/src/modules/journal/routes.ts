import { isId } from '../../contract/entity'
import { nextLink, pageRequest, type PageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/version'
import { found, NotFound } from '../../errors/domain-error'
import { BadRequest } from '../../errors/http-error'
import type { Routes } from '../../http/app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitTexts } from '../../limits/limits'
import type { Member } from '../auth/repository'
import { signedIn, whoCalls } from '../auth/signed-in'
import { maySee } from '../audience/policy'
import { createPictureAddresses } from '../media/picture-addresses'
import { createStoriesOfJournals, createStoryRepository } from '../story/repository'
import type { Person } from '../user/repository'
import { namesSameJournal } from './policy'
import { presentJournal, presentPublicJournal } from './presenter'
import { createJournalRepository, type JournalRow } from './repository'
import * as call from './schemas'
import {
  contradiction,
  noSuchJournal,
  notInJournal,
  notYourBucket,
  notYourJournal,
  otherJournal,
} from './words'

/** Registers /api/journal: Public Journals and the user's own. */
export const journalRoutes: Routes = async (app, { config: { publicUrl }, database }) => {
  const journals = createJournalRepository(database)
  const stories = createStoryRepository(database)
  const idempotentPost = createIdempotentPost(database)
  const pictureAddresses = createPictureAddresses(database, publicUrl)
  const firstStories = createStoriesOfJournals(database, {
    atMost: call.storiesShown.inList,
    content: 'excerpt',
  })
  const allStories = createStoriesOfJournals(database, {
    atMost: call.storiesShown.inDetail,
    content: 'whole',
  })

  const readerOf = async (viewer: Person | undefined) => ({
    viewer,
    publicUrl,
    pictures: await pictureAddresses(),
  })

  const present = async (journal: JournalRow, viewer: Person | undefined, storiesOf = allStories) =>
    presentJournal(journal, await storiesOf(journal.id, viewer), await readerOf(viewer))

  const listFor = (viewer: Member | undefined, creatorId: string | undefined, request: PageRequest) => {
    if (creatorId === undefined) return journals.listPublic(viewer?.id, request)
    if (!viewer) return journals.listPublicOf(creatorId, request)
    return journals.listShared({ ...request, creatorId, viewerId: viewer.id })
  }

  app.get('/public', { schema: call.listPublicJournals }, async (request, reply) => {
    const { createdBy } = request.query
    const wanted = pageRequest(request.query)
    const viewer = await whoCalls(request)
    const page = await listFor(viewer, createdBy, wanted)
    reply.headers(nextLink(`${app.prefix}/public`, wanted, page, { createdBy }))
    const reader = await readerOf(viewer)
    return Promise.all(
      page.items.map(async (row) => presentPublicJournal(row, await firstStories(row.id, viewer), reader)),
    )
  })

  app.get(
    '/private',
    { schema: call.listPrivateJournals, onRequest: signedIn },
    async ({ user, query }, reply) => {
      const request = pageRequest(query)
      const page = await journals.listOwn(user.id, request)
      reply.headers(nextLink(`${app.prefix}/private`, request, page))
      return Promise.all(page.items.map((row) => present(row, user, firstStories)))
    },
  )

  app.post('', { schema: call.createJournal, onRequest: [signedIn, limitTexts] }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, body } = request
      const journal = await journals.create(user.id, fieldsOf(body), queries)
      return presentJournal(journal, [], await readerOf(user))
    }),
  )

  app.get('/:journalId', { schema: call.readJournal }, async (request) => {
    const [viewer, journal] = await Promise.all([whoCalls(request), journals.find(request.params.journalId)])
    if (!journal || !maySee(viewer, { ...journal, ownerId: journal.creatorId }))
      throw new NotFound(noSuchJournal)
    return present(journal, viewer)
  })

  app.put(
    '/:journalId',
    { schema: call.updateJournal, onRequest: [signedIn, limitTexts] },
    async ({ user, params: { journalId }, body, headers }) => {
      const own = { creatorId: user.id, journalId }
      return present(await journals.update(own, fieldsOf(body), knownVersions(headers)), user)
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
      return present(found(await journals.find(journalId), notYourJournal), user)
    },
  )
}

function fieldsOf(fields: call.JournalFields) {
  const { title, description = '', bucketId, visibility, audience = visibility } = fields
  if (bucketId && !isId(bucketId)) throw new NotFound(notYourBucket)
  if ((audience === 'Public') !== (visibility === 'Public')) throw new BadRequest(contradiction)
  return { title, description, bucketId: bucketId || null, visibility, audience }
}
