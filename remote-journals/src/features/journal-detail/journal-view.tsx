import { type Journal, useAuth } from '@bucketeer/shared-auth'
import { ErrorBanner, LinkButton, PageFrame, PlusIcon } from '@bucketeer/shared-ui'
import { WaysBack } from '../../journal'
import { LoginPrompt } from '../../login-prompt'
import { DeletionQuestion } from './deletion-question'
import { Foreword } from './foreword'
import { journalFigures } from './journal-figures'
import { ReadingColumn } from './reading-column'
import { StoryPages } from './story-pages'
import { useJournalDeletion } from './use-journal-deletion'
import { useStoryDeletion } from './use-story-deletion'
import { words } from './words'

interface JournalViewProps {
  journal: Journal
  /** Why the Journal shown is not the latest. */
  refreshError: Error | null
}

/** A Journal to read: its drawn cover, its foreword, its Stories. */
export function JournalView({ journal, refreshError }: JournalViewProps) {
  const { _id, title, createdBy } = journal
  const { user, isLoggedIn, isLoading } = useAuth()
  const journalDeletion = useJournalDeletion(journal)
  const storyDeletion = useStoryDeletion(_id)
  const isOwner = user?._id === createdBy

  const addStory = isOwner && (
    <LinkButton to={`/journal/story/${_id}`} variant="contained" startIcon={<PlusIcon size={20} />}>
      {words.addStory}
    </LinkButton>
  )
  return (
    <>
      <WaysBack />
      <PageFrame
        wide
        title={title}
        picture={{ src: null, alt: '', cover: { name: title, kind: 'Journal', ratio: '21/9' } }}
        figures={journalFigures(journal, isOwner ? 'owner' : 'guest')}
        action={addStory}
      >
        <ReadingColumn sx={{ display: 'flex', flexDirection: 'column', gap: { xs: 4, sm: 6 } }}>
          <ErrorBanner title={words.couldNotGet} error={refreshError} />
          <ErrorBanner title={words.couldNotDelete} error={journalDeletion.error} />
          <ErrorBanner title={words.couldNotDeleteStory} error={storyDeletion.error} />
          <Foreword journal={journal} onDelete={isOwner ? journalDeletion.ask : null} />
          <StoryPages journal={journal} reader={user?._id ?? null} onDelete={storyDeletion.ask} />
          {!isLoggedIn && !isLoading && <LoginPrompt />}
        </ReadingColumn>
        <DeletionQuestion
          deletion={journalDeletion}
          title={words.confirmTitle}
          text={words.confirmText}
          confirm={words.delete}
        />
        <DeletionQuestion
          deletion={storyDeletion}
          title={words.confirmStoryTitle}
          text={words.confirmStoryText}
          confirm={words.deleteStory}
        />
      </PageFrame>
    </>
  )
}
