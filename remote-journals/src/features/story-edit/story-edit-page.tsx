import type { Journal, Story } from '@bucketeer/shared-auth'
import { FormSkeleton, NotFoundView } from '@bucketeer/shared-ui'
import { photoListOf } from '@bucketeer/shared-ui/social'
import { useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { words } from './words'
import { storyDraft } from '../../story-form/drafts'
import { StoryForm } from '../../story-form/story-form'
import { valuesOf } from '../../story-form/story-values'
import { useUpdateStory } from './update-story'

/** The form with the values of a Story. */
const StoryEditor = ({ journal, story }: { journal: Journal; story: Story }) => (
  <StoryForm
    draftName={storyDraft(story._id)}
    journal={journal}
    intro={story.title}
    saved={valuesOf(story)}
    savedPhotos={story.photos && photoListOf(story.photos)}
    save={useUpdateStory(story).mutateAsync}
    pageWords={words}
  />
)

/** /journal/story/:journalId/:storyId */
export default function StoryEditPage() {
  const { journalId = '', storyId = '' } = useParams()
  return (
    <OwnJournalGate
      journalId={journalId}
      skeleton={<FormSkeleton page={{ title: words.heading, wide: true }} />}
    >
      {(journal) => {
        const story = journal.story.find(({ _id }) => _id === storyId)
        return story ? <StoryEditor key={storyId} journal={journal} story={story} /> : <NotFoundView />
      }}
    </OwnJournalGate>
  )
}
