import type { Audience, Visibility } from '@bucketeer/platform/text'
import { found, InvalidValue, NotFound } from '@bucketeer/host/server'
import { isId } from '../../contract/fields'
import { nextLink, pageRequest } from '../../contract/paging'
import { knownVersions } from '../../contract/operation'
import { type AppDeps, register, type Routes } from '../../app-deps'
import { createIdempotentPost } from '../../idempotency/idempotent-post'
import { limitTexts } from '../../limits/limits'
import { signedIn, whoCalls } from '../session/signed-in'
import { acceptedPicture, createPictureUrls } from '../media/picture-urls'
import { createStoriesOfJournals, createStoryRepository } from '../story/repository'
import type { Person } from '../../database/person-row'
import { createCoversOfJournals } from './covers/repository'
import { createJournalDetails, readStories } from './details'
import { presentJournal, presentPublicJournal } from './presenter'
import { createJournalRepository, type JournalRow, type PublicJournalRow } from './repository'
import * as call from './schemas'
import { storiesOfJournalRoutes } from './stories/routes'
import { largestStoryPage } from './stories/schemas'
import { contradiction, noSuchJournal, notYourBucket } from './words'
import { notInJournal, notYourJournal, otherJournal } from '../story/words'

const idOf = ({ _id }: { _id: string }) => ({ id: _id })

/** Registers /api/journal: Public Journals and the user's own. */
export const journalRoutes: Routes = async (app, deps) => {
  const { config, database } = deps
  const { publicUrl } = config
  const journals = createJournalRepository(database)
  const stories = createStoryRepository(database)
  const idempotentPost = createIdempotentPost(database)
  const pictureUrls = createPictureUrls(database, publicUrl)
  const detailsOf = createJournalDetails(database, publicUrl)
  registerLists(app, deps)
  await register(app, storiesOfJournalRoutes, deps)

  app.post('', { schema: call.createJournal, onRequest: [signedIn, limitTexts] }, (request, reply) =>
    idempotentPost(request, reply, async (queries) => {
      const { user, body } = request
      const { title, visibility, audience = visibility } = body
      const fields = { ...columnsOf(body, publicUrl), title, visibility, audience }
      const journal = await journals.create(user.id, fields, queries)
      return presentJournal(journal, [], { viewer: user, publicUrl, pictures: await pictureUrls() })
    }),
  )

  app.get('/:journalId', { schema: call.readJournal }, async (request, reply) => {
    const viewer = await whoCalls(request)
    const journal = found(await journals.find(request.params.journalId, viewer), noSuchJournal)
    const wanted = Math.min(request.query.stories ?? call.storiesShown.inDetail, journal.storyCount)
    const read = () => detailsOf(journal, viewer, request.query.stories)
    const details = await readStories(reply, { viewer, stories: wanted }, read)
    const page = { items: details.story.map(idOf), hasMore: details.story.length < journal.storyCount }
    reply.headers(nextLink(`${app.prefix}/${journal.id}/stories`, { limit: largestStoryPage }, page))
    return details
  })

  app.put(
    '/:journalId',
    { schema: call.updateJournal, onRequest: [signedIn, limitTexts] },
    async ({ user, params: { journalId }, body, headers }) => {
      const own = { creatorId: user.id, journalId }
      const journal = await journals.update(own, columnsOf(body, publicUrl), knownVersions(headers))
      return detailsOf({ ...journal, creator: user }, user)
    },
  )

  app.delete('/:journalId', { schema: call.deleteJournal, onRequest: signedIn }, async (request) => {
    const own = { creatorId: request.user.id, ...request.params }
    if (!(await journals.delete(own))) throw new NotFound(notYourJournal)
  })

  app.put('/:journalId/remove/story', { schema: call.removeStory, onRequest: signedIn }, async (request) => {
    const { user, params, body } = request
    const { journalId } = params
    if (journalId.toLowerCase() !== body.journalId.toLowerCase()) throw new InvalidValue(otherJournal)
    if (!isId(body.storyId)) throw new NotFound(notInJournal)
    await stories.remove({ creatorId: user.id, journalId }, body.storyId)
    return detailsOf(found(await journals.find(journalId, user), notYourJournal), user)
  })
}

function registerLists(app: Parameters<Routes>[0], { config: { publicUrl }, database }: AppDeps) {
  const journals = createJournalRepository(database)
  const pictureUrls = createPictureUrls(database, publicUrl)
  const coverOf = createCoversOfJournals(database)
  const firstStories = createStoriesOfJournals(database, {
    atMost: call.storiesShown.inList,
    content: 'excerpt',
  })

  const readerOf = async (viewer: Person | undefined, journal: JournalRow) => {
    const [pictures, cover] = await Promise.all([pictureUrls(), coverOf(journal)])
    return { viewer, publicUrl, pictures, cover }
  }
  /** Reads what a list shows of a Journal. */
  const inList = <Row extends JournalRow>(journal: Row, viewer: Person | undefined) =>
    Promise.all([journal, firstStories(journal.id, viewer), readerOf(viewer, journal)])
  const present = async (journal: PublicJournalRow, viewer: Person | undefined) =>
    presentPublicJournal(...(await inList(journal, viewer)))

  app.get('/public', { schema: call.listPublicJournals }, async (request, reply) => {
    const { createdBy, q } = request.query
    const wanted = pageRequest(request.query)
    const viewer = await whoCalls(request)
    const page = await journals.listPublic({ ...wanted, creatorId: createdBy, q, viewer })
    reply.headers(nextLink(`${app.prefix}/public`, wanted, page, { createdBy, q }))
    return Promise.all(page.items.map((row) => present(row, viewer)))
  })

  const signedInOnly = { onRequest: signedIn }
  app.get('/shared', { schema: call.listSharedJournals, ...signedInOnly }, async ({ user, query }, reply) => {
    const { createdBy } = query
    const wanted = pageRequest(query)
    const page = await journals.listShared({ ...wanted, creatorId: createdBy, viewerId: user.id })
    reply.headers(nextLink(`${app.prefix}/shared`, wanted, page, { createdBy }))
    return Promise.all(page.items.map((row) => present(row, user)))
  })

  app.get('/private', { schema: call.listPrivateJournals, ...signedInOnly }, async (request, reply) => {
    const { user, query } = request
    const wanted = pageRequest(query)
    const page = await journals.listOwn(user.id, wanted)
    reply.headers(nextLink(`${app.prefix}/private`, wanted, page))
    return Promise.all(page.items.map(async (row) => presentJournal(...(await inList(row, user)))))
  })
}

/** Returns the columns of a request. Missing fields are undefined. */
function columnsOf({ bucketId, coverUrl, ...stored }: call.JournalChange, publicUrl: string | undefined) {
  const { audience = stored.visibility, visibility = audience && visibilityOf(audience) } = stored
  if (bucketId && !isId(bucketId)) throw new NotFound(notYourBucket)
  if (audience && visibility !== visibilityOf(audience)) throw new InvalidValue(contradiction)
  return {
    ...stored,
    visibility,
    audience,
    ...(bucketId !== undefined && { bucketId: bucketId || null }),
    coverId: acceptedPicture(coverUrl, publicUrl),
  }
}

const visibilityOf = (audience: Audience): Visibility => (audience === 'Public' ? 'Public' : 'Private')
