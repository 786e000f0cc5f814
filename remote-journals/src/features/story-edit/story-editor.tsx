import { type Journal, type Story } from '@bucketeer/shared-auth'
import { LinkButton, PageFrame, useToasts } from '@bucketeer/shared-ui'
import { photoListOf } from '@bucketeer/shared-ui/social'
import { useNavigate } from 'react-router-dom'
import { showingStory } from '../../journal/story-anchor'
import { storyDraft } from '../../story-form/drafts'
import { StoryForm } from '../../story-form/story-form'
import { valuesOf } from '../../story-form/story-values'
import { useUpdateStory } from './update-story'
import { words } from './words'

interface StoryEditorProps {
  journal: Journal
  story: Story
}

/** The form with the values of a Story. */
export function StoryEditor({ journal, story }: StoryEditorProps) {
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
