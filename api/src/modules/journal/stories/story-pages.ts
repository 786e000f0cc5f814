import type { FastifyReply } from 'fastify'
import type { Static } from 'typebox'
import type { Database } from '@bucketeer/host/server'
import { nextLink, pageRequest, type pageQuery } from '../../../contract/paging'
import { createPictureUrls } from '../../media/picture-urls'
import { presentStory, thatFit } from '../../story/presenter'
import type { JournalPlace } from '../../story/repository'
import type { Person } from '../../../database/person-row'
import { readStories } from '../details'
import type { PublicJournalRow } from '../repository'
import { createStoryList } from './repository'
import { largestStoryPage } from './schemas'

interface StoryPage {
  journal: PublicJournalRow
  query: Static<typeof pageQuery>
  /** Undefined for visitors; nothing of a link is the reader's own. */
  viewer: Pick<Person, 'id'> | undefined
  /** The path of the list, for the link to its next page. */
  path: string
}

/** Returns a function that sends a page of the Stories of a Journal, on its page or on that of a link. */
export function createStoryPages(
  database: Database,
  publicUrl: string | undefined,
  on: JournalPlace = 'page',
) {
  const stories = createStoryList(database, on)
  const pictureUrls = createPictureUrls(database, publicUrl)

  return async (reply: FastifyReply, { journal, query, viewer, path }: StoryPage) => {
    const wanted = pageRequest(query, largestStoryPage)
    const read = () => Promise.all([stories.list(journal.id, wanted, viewer), pictureUrls()])
    const [{ items, hasMore }, pictures] = await readStories(reply, { viewer, stories: wanted.limit }, read)
    const all = items.map((story) =>
      presentStory(story, {
        creatorId: journal.creatorId,
        isOwn: on === 'page' && viewer?.id === journal.creatorId,
        hasOpenPictures: journal.isOpen,
        pictures,
      }),
    )
    const shown = thatFit(all)
    const page = { items: items.slice(0, shown.length), hasMore: hasMore || shown.length < all.length }
    reply.headers(nextLink(path, wanted, page))
    return shown
  }
}
