import { FormSkeleton, NotFoundView, PageFrame } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { StoryEditor } from './story-editor'
import { words } from './words'

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
