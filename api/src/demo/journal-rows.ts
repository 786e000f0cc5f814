import { idOf, type Ids } from './ids'
import { journals } from './journals'
import type { DemoJournal } from './journals/demo-journal'
import { madeAgo } from './made-ago'
import type { Seeding } from './seeding'

/** The Journals and their Stories. */
export function journalRows(seeding: Seeding, ids: { people: Ids; kicks: Ids; buckets: Ids }) {
  const { now, pictureIds } = seeding
  const rowOf = ({ by, daysAgo, title, description, bucket, visibility }: DemoJournal) => ({
    ...madeAgo(daysAgo, now),
    creatorId: idOf(ids.people, by),
    title,
    description,
    bucketId: bucket && idOf(ids.buckets, bucket),
    visibility,
  })
  const storiesOf = (journal: DemoJournal, journalId: string) =>
    journal.stories.map(({ daysAgo, title, kick, picture, content }) => ({
      ...madeAgo(daysAgo, now),
      journalId,
      kickId: idOf(ids.kicks, kick),
      title,
      content,
      pictureId: idOf(pictureIds, picture),
    }))

  const made = journals.map((journal) => {
    const row = rowOf(journal)
    return { row, stories: storiesOf(journal, row.id) }
  })
  return { journals: made.map(({ row }) => row), stories: made.flatMap(({ stories }) => stories) }
}
