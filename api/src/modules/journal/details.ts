import type { Database } from '../../database/database'
import { preparedBySize } from '../../database/list-query'
import { createPictureUrls } from '../media/picture-urls'
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
   * @param atMost the number of Stories; the contents name all
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
    return {
      ...presentJournal(journal, stories, { viewer, publicUrl, pictures, cover }),
      showsPlaces: journal.showsPlaces,
      author: presentCreator(journal.creator, publicUrl),
      contents: contents.map(presentContents),
    }
  }
}
