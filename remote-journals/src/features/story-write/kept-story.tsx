import { useAuth } from '@bucketeer/shared-auth'
import {
  Button,
  ErrorBanner,
  LinkButton,
  NotFoundView,
  PageFrame,
  plainList,
  RetryBanner,
  Stack,
} from '@bucketeer/shared-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOwnJournals } from '../../journal/use-own-journals'
import { moveNewStory, readNewStory } from '../../story-form/drafts'
import { words } from './words'

interface KeptStoryProps {
  /** The id of a Journal that is gone. */
  journalId: string
}

/** Offers other Journals for a Story whose Journal was deleted while it was written. Without a draft, a not-found page. */
export function KeptStory({ journalId }: KeptStoryProps) {
  const owner = useAuth(({ user }) => user?._id ?? '')
  const [kept] = useState(() => readNewStory(journalId, owner))
  return kept ? <OtherJournals {...{ journalId, owner }} title={kept.title} /> : <NotFoundView />
}

interface OtherJournalsProps extends KeptStoryProps {
  owner: string
  /** The title of the Story; may be empty. */
  title: string
}

function OtherJournals({ journalId, owner, title }: OtherJournalsProps) {
  const navigate = useNavigate()
  const { data = [], error, refetch } = useOwnJournals()
  const [problem, setProblem] = useState<string | null>(null)
  // A Journal with another draft is left out, because its draft would be overwritten.
  const journals = data.filter(({ _id }) => readNewStory(_id, owner) === null)

  const move = async (to: string) => {
    setProblem(null)
    if (await moveNewStory(journalId, to, owner)) void navigate(`/journal/story/${to}`, { replace: true })
    else setProblem(words.noRoom)
  }
  return (
    <PageFrame title={words.gone} intro={words.kept(title)}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <RetryBanner title={words.couldNotGetJournals} error={error} onRetry={() => void refetch()} />
        <ErrorBanner title={words.couldNotMove} error={problem} />
        {journals.length > 0 && (
          <Stack component="ul" role="list" aria-label={words.yourJournals} sx={{ gap: 1, ...plainList }}>
            {journals.map((journal) => (
              <li key={journal._id}>
                <Button variant="outlined" onClick={() => void move(journal._id)}>
                  {journal.title}
                </Button>
              </li>
            ))}
          </Stack>
        )}
        <LinkButton to="/journal/create" variant={journals.length > 0 ? 'text' : 'contained'}>
          {words.addJournal}
        </LinkButton>
      </Stack>
    </PageFrame>
  )
}
