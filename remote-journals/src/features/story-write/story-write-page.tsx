import type { Journal, Story } from '@bucketeer/shared-auth'
import { FormSkeleton, LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { noPhotos } from '@bucketeer/shared-ui/social'
import { useNavigate, useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { KeptStory } from './kept-story'
import { words } from './words'
import { showingStory } from '../../journal/story-anchor'
import { newStoryDraft } from '../../story-form/drafts'
import { StoryForm } from '../../story-form/story-form'
import { newStory } from '../../story-form/story-values'
import { useCreateStory } from './create-story'

/** The form of a new Story in a Journal. */
function StoryWriter({ journal }: { journal: Journal }) {
  const { _id, title, bucketId } = journal
  const { mutateAsync } = useCreateStory(_id)
  const toasts = useToasts()
  const navigate = useNavigate()

  const open = (story: Story) => {
    toasts.success(words.created, { detail: story.title })
    void navigate(`/journal/${_id}`, { state: showingStory(story._id), viewTransition: true })
  }
  return (
    <PageFrame title={words.heading} intro={words.intro(title)} wide>
      <StoryForm
        draftName={newStoryDraft(_id)}
        saved={newStory}
        savedPhotos={noPhotos}
        bucketId={bucketId}
        save={mutateAsync}
        onSaved={open}
        saveLabel={words.save}
        failure={words.failure}
        leave={
          <LinkButton to={`/journal/${_id}`} variant="outlined">
            {words.back}
          </LinkButton>
        }
      />
    </PageFrame>
  )
}

const skeleton = (
  <PageFrame title={words.heading} wide>
    <FormSkeleton />
  </PageFrame>
)

/** /journal/story/:journalId */
export default function StoryWritePage() {
  const { journalId = '' } = useParams()
  return (
    <OwnJournalGate
      journalId={journalId}
      skeleton={skeleton}
      missing={<KeptStory key={journalId} journalId={journalId} />}
    >
      {(journal) => <StoryWriter key={journalId} journal={journal} />}
    </OwnJournalGate>
  )
}
