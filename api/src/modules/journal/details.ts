import type { FastifyReply } from 'fastify'
import type { Database } from '../../database/database'
import { preparedBySize } from '../../database/list-query'
import { readLongAnswer } from '../../http/long-answers'
import { addressKey } from '../../limits/address-key'
import { createPictureUrls } from '../media/picture-urls'
import { thatFit } from '../story/presenter'
import { createStoriesOfJournals } from '../story/repository'
import { presentCreator } from '../user/creator'
import type { Person } from '../user/repository'
import { createContentsOfJournals } from './contents/repository'
import { createCoversOfJournals } from './covers/repository'
import { presentContents, presentJournal } from './presenter'
import type { PublicJournalRow } from './repository'
import { storiesShown } from './schemas'

/** Returns a function that reads and presents a single Journal with its Stories, contents and author. */
export function createJournalDetails(database: Database, publicUrl: string | undefined) {
  const storiesUpTo = preparedBySize((atMost) =>
    createStoriesOfJournals(database, { atMost, content: 'whole' }),
  )
  const contentsOf = createContentsOfJournals(database)
  const coverOf = createCoversOfJournals(database)
  const pictureUrls = createPictureUrls(database, publicUrl)

  /**
   * @param viewer undefined for visitors
   * @param atMost the number of Stories, of which those are left out that would make the response too long; the contents
   * name all
   */
  return async (
    journal: PublicJournalRow,
    viewer: Person | undefined,
    atMost: number = storiesShown.inDetail,
  ) => {
    const [stories, contents, cover, pictures] = await Promise.all([
      storiesUpTo(atMost)(journal.id, viewer),
      contentsOf(journal.id, viewer),
      coverOf(journal),
      pictureUrls(),
    ])
    const presented = presentJournal(journal, stories, { viewer, publicUrl, pictures, cover })
    return {
      ...presented,
      story: thatFit(presented.story),
      showsPlaces: journal.showsPlaces,
      author: presentCreator(journal.creator, publicUrl),
      contents: contents.map(presentContents),
    }
  }
}

interface Reading {
  /** Undefined for visitors. */
  viewer: Pick<Person, 'id'> | undefined
  /** The number of Stories. */
  stories: number
}

/** Reads whole Stories for a response: more than 20 under the limits of long lists. */
export const readStories = <T>(
  reply: FastifyReply,
  { viewer, stories }: Reading,
  read: () => Promise<T>,
): Promise<T> =>
  stories > storiesShown.inList
    ? readLongAnswer(viewer?.id ?? addressKey(reply.request.ip), reply, read)
    : read()
