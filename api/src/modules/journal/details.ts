import type { Database } from '../../database/database'
import { preparedBySize } from '../../database/list-query'
import { createPictureUrls } from '../media/picture-urls'
import { createStoriesOfJournals, type JournalPlace } from '../story/repository'
import { presentCreator } from '../user/creator'
import type { Person } from '../user/repository'
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
  const storiesUpTo = preparedBySize((atMost) =>
    createStoriesOfJournals(database, { atMost, content: 'whole', on }),
  )
  const contentsOf = createContentsOfJournals(database, on)
  const coverOf = createCoversOfJournals(database)
  const pictureUrls = createPictureUrls(database, publicUrl)

  /**
   * @param viewer undefined for visitors; nothing of a link is the reader's own
   * @param atMost the number of Stories; the contents name all
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
    return {
      ...presentJournal(journal, stories, {
        ...{ publicUrl, pictures, cover },
        viewer: on === 'link' ? undefined : viewer,
      }),
      showsPlaces: journal.showsPlaces,
      author: presentCreator(journal.creator, publicUrl),
      contents: contents.map(presentContents),
    }
  }
}
