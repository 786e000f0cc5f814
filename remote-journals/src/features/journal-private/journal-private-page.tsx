import { type Journal } from '@bucketeer/shared-auth'
import { counted, LinkButton, PageFrame, PlusIcon } from '@bucketeer/shared-ui'
import { OwnJournalList } from './own-journal-list'
import { useOwnJournals } from '../../journal/use-own-journals'
import { words } from './words'

/** Returns the key figures of the list, without zeros. */
const listFigures = (journals: Journal[]): string[] => {
  const stories = journals.reduce((sum, { storyCount }) => sum + storyCount, 0)
  return [
    ...(journals.length > 0 ? [counted(journals.length, 'Journal')] : []),
    ...(stories > 0 ? [counted(stories, 'Story', 'Stories')] : []),
  ]
}

// The empty state has a button of its own, so this one is hidden then. It keeps its place while the list is loading.
const actionsFor = (journals: Journal[] | undefined) => (
  <>
    {journals?.length !== 0 && (
      <LinkButton
        to="/journal/create"
        variant="contained"
        startIcon={<PlusIcon size={20} />}
        sx={{ order: { sm: 1 } }}
      >
        {words.add}
      </LinkButton>
    )}
    <LinkButton to="/journal/public" variant="outlined">
      {words.toPublic}
    </LinkButton>
  </>
)

/** /journal/private */
export default function JournalPrivatePage() {
  const query = useOwnJournals()
  return (
    <PageFrame
      wide
      title={words.heading}
      intro={words.intro}
      figures={listFigures(query.data ?? [])}
      action={actionsFor(query.data)}
    >
      <OwnJournalList query={query} />
    </PageFrame>
  )
}
