import type { Journal, Story } from '@bucketeer/shared-auth'
import { FormSkeleton, LinkButton, NotFoundView, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { photoListOf } from '@bucketeer/shared-ui/social'
import { useNavigate, useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { words } from './words'
import { showingStory } from '../../journal/story-anchor'
import { storyDraft } from '../../story-form/drafts'
import { StoryForm } from '../../story-form/story-form'
import { valuesOf } from '../../story-form/story-values'
import { useUpdateStory } from './update-story'

/** The form with the values of a Story. */
function StoryEditor({ journal, story }: { journal: Journal; story: Story }) {
  const { mutateAsync } = useUpdateStory(story)
  const toasts = useToasts()
  const navigate = useNavigate()
  const toJournal = `/journal/${journal._id}`

  const open = ({ title }: Story) => {
    toasts.success(words.updated, { detail: title })
    void navigate(toJournal, { state: showingStory(story._id), viewTransition: true })
  }
  return (
    <PageFrame title={words.heading} intro={story.title} wide>
      <StoryForm
        draftName={storyDraft(story._id)}
        saved={valuesOf(story)}
        savedPhotos={story.photos && photoListOf(story.photos)}
        bucketId={journal.bucketId}
        save={mutateAsync}
        onSaved={open}
        saveLabel={words.save}
        failure={words.failure}
        leave={
          <LinkButton to={toJournal} variant="outlined">
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

/** /journal/story/:journalId/:storyId */
export default function StoryEditPage() {
  const { journalId = '', storyId = '' } = useParams()
  return (
    <OwnJournalGate journalId={journalId} skeleton={skeleton}>
      {(journal) => {
        const story = journal.story.find(({ _id }) => _id === storyId)
        return story ? <StoryEditor key={storyId} journal={journal} story={story} /> : <NotFoundView />
      }}
    </OwnJournalGate>
  )
}
