import { dateWords } from '@bucketeer/platform/text'
import { type Database, InvalidValue, type Queries } from '@bucketeer/host/server'
import { createJournalRepository } from '../../journal/repository'
import { createStoryRepository, lockJournal } from '../../story/repository'
import type { Person } from '../../../database/person-row'
import type { HappenedAt } from '../dates'
import { noPhotos } from '../words'
import { lockEntriesWithPhotos } from './repository'

interface Wanted {
  entryIds: string[]
  /** The Journal of the Stories, or the title of a new one. */
  journal: { journalId: string } | { title: string }
  /** The picture of Stories whose entries have no photo; null leaves these out. */
  pictureId: string | null
}

const newJournal = { visibility: 'Private', audience: 'Private' } as const

/** Returns a function that writes a Story for each entry with a photo, in the order of their dates; all or none. */
export function createStoriesOfEntries(database: Database) {
  const journals = createJournalRepository(database)
  const stories = createStoryRepository(database)

  /** @throws NotFound if the Journal or an entry is not the person's own, InvalidValue if no entry has a photo */
  return (queries: Queries, person: Person, { entryIds, journal, pictureId }: Wanted) =>
    queries.transaction(async (transaction) => {
      // A Journal is locked before Kicks. The user, which a new Journal locks, is locked after them.
      if ('journalId' in journal) await lockJournal(transaction, { ...journal, creatorId: person.id })
      const entries = await lockEntriesWithPhotos(transaction, person, entryIds)
      const journalId =
        'journalId' in journal
          ? journal.journalId
          : (await journals.create(person.id, { ...newJournal, title: journal.title }, transaction)).id
      const leftOut: { _id: string; kickName: string }[] = []
      const drawn = pictureId === null ? [] : [{ pictureId, alt: '', caption: '' }]
      for (const { id, kickId, kickName, note, photos: own, ...date } of entries) {
        const photos = own.length > 0 ? own : drawn
        const [first] = photos
        if (!first) {
          leftOut.push({ _id: id, kickName })
          continue
        }
        const texts = { title: kickName, content: note.trim() === '' ? happenedWhen(date) : note }
        const happenedOn = date.precision === 'day' ? date.happenedOn : null
        const story = { ...texts, kickId, happenedOn, photos: { pictureId: first.pictureId, photos } }
        await stories.create({ creatorId: person.id, journalId }, story, transaction)
      }
      if (leftOut.length === entries.length) throw new InvalidValue(noPhotos)
      return { journalId, stories: entries.length - leftOut.length, leftOut }
    })
}

/** Returns a sentence with the date, such as 'In May 2024.' */
function happenedWhen({ happenedOn, precision }: Pick<HappenedAt, 'happenedOn' | 'precision'>) {
  const words = dateWords({ on: happenedOn, precision })
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
