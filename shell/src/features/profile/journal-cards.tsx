import type { Journal } from '@bucketeer/shared-auth'
import { CardGrid } from '@bucketeer/shared-ui'
import { ShelfCard } from './shelf-card'
import { shelfColumns } from './shelf-columns'
import { words } from './words'

type JournalOnShelf = Pick<Journal, '_id' | 'title' | 'description' | 'story' | 'storyCount' | 'visibility'>

interface JournalCardsProps<Item> {
  label: string
  journals: Item[]
  /** Returns the text of the chip on the picture. */
  chipOf: (journal: Item) => string
}

/** Journals as cards, each with the picture of its first Story. */
export const JournalCards = <Item extends JournalOnShelf>({
  label,
  journals,
  chipOf,
}: JournalCardsProps<Item>) => (
  <CardGrid columns={shelfColumns} label={label}>
    {journals.map((journal) => (
      <ShelfCard
        key={journal._id}
        to={`/journal/${journal._id}`}
        go={words.journals.go}
        title={journal.title}
        text={journal.description}
        chip={chipOf(journal)}
        picture={journal.story[0]?.pictures || null}
        cover={{ name: journal.title, kind: 'Journal' }}
      />
    ))}
  </CardGrid>
)
