import type { Journal } from '@bucketeer/shared-auth'
import { FormSkeleton } from '@bucketeer/shared-ui'
import { noPhotos } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { KeptStory } from './kept-story'
import { words } from './words'
import { newStoryDraft } from '../../story-form/drafts'
import { StoryForm } from '../../story-form/story-form'
import { newStory } from '../../story-form/story-values'
import { useCreateStory } from './create-story'

/** The form of a new Story in a Journal. */
const StoryWriter = ({ journal }: { journal: Journal }) => (
  <StoryForm
    draftName={newStoryDraft(journal._id)}
    journal={journal}
    intro={words.intro(journal.title)}
    saved={newStory}
    savedPhotos={noPhotos}
    save={useCreateStory(journal._id).mutateAsync}
    pageWords={words}
  />
)

/** /journal/story/:journalId */
export default function StoryWritePage() {
  const { journalId = '' } = useParams()
  return (
    <OwnJournalGate
      journalId={journalId}
      skeleton={<FormSkeleton page={{ title: words.heading, wide: true }} />}
      missing={<KeptStory key={journalId} journalId={journalId} />}
    >
      {(journal) => <StoryWriter key={journalId} journal={journal} />}
    </OwnJournalGate>
  )
}
