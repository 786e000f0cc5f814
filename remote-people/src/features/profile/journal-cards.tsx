import type { Journal } from '@bucketeer/shared-auth'
import { CardGrid, MarkdownExcerpt } from '@bucketeer/shared-ui'
import { SectionCard } from './section-card'
import { sectionColumns } from './section-columns'
import { words } from './words'

type ListedJournal = Pick<Journal, '_id' | 'title' | 'description' | 'story' | 'storyCount' | 'visibility'>

interface JournalCardsProps<Item> {
  label: string
  journals: Item[]
  /** Returns the text of the chip on the picture. */
  chipOf: (journal: Item) => string
}

/** Journals as cards, each with the picture of its first Story. */
export const JournalCards = <Item extends ListedJournal>({
  label,
  journals,
  chipOf,
}: JournalCardsProps<Item>) => (
  <CardGrid columns={sectionColumns} label={label}>
    {journals.map((journal) => (
      <SectionCard
        key={journal._id}
        to={`/journal/${journal._id}`}
        go={words.journals.go}
        title={journal.title}
        text={<MarkdownExcerpt text={journal.description} />}
        chip={chipOf(journal)}
        picture={journal.story[0]?.pictures || null}
        cover={{ name: journal.title, kind: 'Journal' }}
      />
    ))}
  </CardGrid>
)
