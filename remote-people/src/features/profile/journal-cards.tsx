import type { Journal } from '@bucketeer/shared-auth'
import { CardGrid, MarkdownExcerpt } from '@bucketeer/shared-ui'
import { SectionCard } from './section-card'
import { sectionColumns } from './section-columns'
import { words } from './words'

type ListedJournal = Pick<Journal, '_id' | 'title' | 'description' | 'story' | 'storyCount' | 'audience'>

/** Journals as cards, each with the picture of its first Story and with who may read it. */
export const JournalCards = ({ label, journals }: { label: string; journals: readonly ListedJournal[] }) => (
  <CardGrid columns={sectionColumns} label={label}>
    {journals.map(({ _id, title, description, story, storyCount, audience }) => (
      <SectionCard
        key={_id}
        to={`/journal/${_id}`}
        go={words.journals.go}
        title={title}
        text={<MarkdownExcerpt text={description} />}
        chip={`${words.journals.audiences[audience]} · ${words.journals.stories(storyCount)}`}
        picture={story[0]?.pictures || null}
        cover={{ name: title, kind: 'Journal' }}
      />
    ))}
  </CardGrid>
)
