import { presentHidden } from '../../contract/fields'
import type { FastifyReply } from 'fastify'
import type { Database } from '@bucketeer/host/server'
import { memoize } from '../../database/list-query'
import { readLongAnswer } from '../../http/long-answers'
import { addressKey } from '../../limits/address-key'
import { createPictureUrls } from '../media/picture-urls'
import { thatFit } from '../story/presenter'
import { createStoriesOfJournals, type JournalPlace } from '../story/repository'
import { presentCreator } from '../creator/creator'
import type { Person } from '../../database/person-row'
import { createContentsOfJournals } from './contents/repository'
import { createCoversOfJournals } from './covers/repository'
import { presentContents, presentJournal } from './presenter'
import type { PublicJournalRow } from './repository'
import { storiesShown } from './schemas'

/** Returns a function that reads and presents a single Journal with its Stories, contents and author. */
export function createJournalDetails(
  database: Database,
  publicUrl: string | undefined,
  on: JournalPlace = 'page',
) {
  const storiesUpTo = memoize(
    (atMost: number) => createStoriesOfJournals(database, { atMost, content: 'whole', on }),
    (atMost) => atMost,
  )
  const contentsOf = createContentsOfJournals(database, on)
  const coverOf = createCoversOfJournals(database)
  const pictureUrls = createPictureUrls(database, publicUrl)

  /**
   * @param viewer undefined for visitors; nothing of a link is the reader's own
   * @param atMost the number of Stories, of which those are left out that would make the response too long; the contents
   * name all
   */
  return async (
    journal: PublicJournalRow,
    viewer: Pick<Person, 'id'> | undefined,
    atMost: number = storiesShown.inDetail,
  ) => {
    const [stories, contents, cover, pictures] = await Promise.all([
      storiesUpTo(atMost)(journal.id, viewer),
      contentsOf(journal.id, viewer),
      coverOf(journal),
      pictureUrls(),
    ])
    const presented = presentJournal(journal, stories, {
      publicUrl,
      pictures,
      cover,
      viewer: on === 'link' ? undefined : viewer,
    })
    return {
      ...presented,
      story: thatFit(presented.story),
      showsPlaces: journal.showsPlaces,
      ...(on === 'page' && viewer?.id === journal.creatorId && journal.link && { link: journal.link }),
      ...(on === 'page' && presentHidden(journal.hidden)),
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
export const readStories = <T>(reply: FastifyReply, { viewer, stories }: Reading, read: () => Promise<T>) =>
  stories > storiesShown.inList
    ? readLongAnswer(viewer?.id ?? addressKey(reply.request.ip), reply, read)
    : read()
