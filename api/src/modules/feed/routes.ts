import type { Routes } from '../../app-deps'
import { nextLink } from '../../contract/paging'
import type { FeedKind } from '../../database/content-schema'
import type { Person } from '../../database/person-row'
import { createBucketReader } from '../bucket/reader'
import { createBucketRepository } from '../bucket/repository'
import { presentCreator } from '../creator/creator'
import { presentKick } from '../kick/presenter'
import { createKickRepository } from '../kick/repository'
import { createEntryReader } from '../log/entry-reader'
import { createLogRepository } from '../log/repository'
import { createPictureUrls, type PictureUrls } from '../media/picture-urls'
import { signedIn } from '../session/signed-in'
import { cursorOf, placeOf } from './cursor'
import { createFeedRepository, type FeedRow } from './repository'
import { readFeed } from './schemas'

const idsOf = (kind: FeedKind, items: FeedRow[]) =>
  items.flatMap((item) => (item.kind === kind ? item.id : []))

/** Registers /api/feed: what the people whom the user follows did. */
export const feedRoutes: Routes = async (app, deps) => {
  const { database } = deps
  const { publicUrl } = deps.config
  const feed = createFeedRepository(database)
  const kicks = createKickRepository(database)
  const entries = createLogRepository(database)
  const buckets = createBucketRepository(database)
  const presentEntry = createEntryReader(database, publicUrl)
  const { presentBucketWith } = createBucketReader(deps)
  const pictureUrls = createPictureUrls(database, publicUrl)
  app.addHook('onRequest', signedIn)

  const storiesOf = async (items: FeedRow[], viewer: Person, pictures: PictureUrls) => {
    const stories = await feed.stories(idsOf('story', items), viewer)
    return new Map(
      stories.map(({ id, pictureId, journal, ...texts }) => [
        id,
        {
          ...texts,
          _id: id,
          pictures: pictures.of(pictureId, journal.isOpen),
          journal: { _id: journal.id, title: journal.title },
        },
      ]),
    )
  }

  /** Returns items with their things, without those that ended while they were read. */
  const present = async (items: FeedRow[], viewer: Person) => {
    const pictures = await pictureUrls()
    const stories = storiesOf(items, viewer, pictures)
    const finished = feed.finished(idsOf('bucket', items), viewer)
    /** Lookups of one kind are one query. */
    const thingOf = {
      done: async (id: string) => {
        const entry = await entries.find(id, viewer)
        return entry && { entry: await presentEntry(entry, viewer) }
      },
      story: async (id: string) => {
        const story = (await stories).get(id)
        return story && { story }
      },
      kick: async (id: string) => {
        const kick = await kicks.find(id, viewer)
        return kick && { kick: presentKick(kick, { viewer, publicUrl, pictures }) }
      },
      bucket: async (id: string) => {
        const bucket = (await finished).has(id) ? await buckets.find(id, viewer) : undefined
        return bucket && { bucket: await presentBucketWith('none', bucket, viewer) }
      },
    }
    const presented = items.map(async ({ kind, id, at, person }) => {
      const thing = await thingOf[kind](id)
      return (
        thing && { _id: id, kind, at: at.toISOString(), person: presentCreator(person, publicUrl), ...thing }
      )
    })
    return (await Promise.all(presented)).filter((item) => item !== undefined)
  }

  app.get('', { schema: readFeed }, async ({ user, query: { limit = 24, cursor } }, reply) => {
    const { items, hasMore } = await feed.list(user, placeOf(cursor), limit)
    const places = items.map((item) => ({ id: cursorOf(item) }))
    reply.headers(nextLink(app.prefix, { limit }, { items: places, hasMore }))
    return present(items, user)
  })
}
