import { FormSkeleton, PageFrame } from '@bucketeer/shared-ui'
import { useParams } from 'react-router-dom'
import { OwnJournalGate } from '../../journal/own-journal-gate'
import { KeptStory } from './kept-story'
import { StoryWriter } from './story-writer'
import { words } from './words'

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
