import { useAuth } from '@bucketeer/shared-auth'
import { AudienceChip, ErrorBanner, LinkButton, PageFrame, Stack, Typography } from '@bucketeer/shared-ui'
import { useNavigate } from 'react-router-dom'
import { actionWords } from '../../log/action-words'
import type { LogEntry } from '../../log/entry'
import { EntryActions } from '../../log/entry-actions'
import { EntryMenuButton } from '../../log/entry-menu-button'
import { entryWords } from '../../log/entry-words'
import { useEntryActions } from '../../log/use-entry-actions'
import { EntrySteps } from './entry-steps'
import { words } from './words'

/** Returns what one says of something done: whether one would do it again, the stars, and with whom it was. */
const remarks = ({ again, stars, with: companions = [] }: LogEntry) => [
  ...(again === null ? [] : [again ? words.again : words.once]),
  ...(stars ? [words.stars(stars)] : []),
  ...(companions.length > 0 ? [words.with(companions.map(({ name }) => name).join(', '))] : []),
]

interface EntryViewProps {
  entry: LogEntry
  /** Why the last refresh failed. */
  refreshError: Error | null
}

/** An entry of a log, with a menu if it is one's own. */
export function EntryView({ entry, refreshError }: EntryViewProps) {
  const { kick, kickName, note, steps = [], createdBy, audience } = entry
  const { user } = useAuth()
  const isOwn = user?._id === createdBy._id
  const navigate = useNavigate()
  const actions = useEntryActions(() => void navigate('/log', { replace: true }))
  return (
    <PageFrame
      title={kickName}
      back={{ to: '/log', label: words.back }}
      picture={{
        src: kick?.pictures || null,
        alt: '',
        cover: { name: kickName, kind: kick?.category ?? 'Bucket', ratio: '21/9' },
      }}
      intro={entryWords(entry)}
      action={isOwn && <EntryMenuButton entry={entry} actions={actions} />}
    >
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <ErrorBanner title={words.couldNotGet} error={refreshError} />
        <ErrorBanner title={actionWords.couldNotDelete} error={actions.deletion.error} />
        {isOwn ? (
          <AudienceChip audience={audience} />
        ) : (
          <Typography>{words.by(createdBy.userName)}</Typography>
        )}
        {remarks(entry).map((remark) => (
          <Typography key={remark}>{remark}</Typography>
        ))}
        {note && (
          <section aria-label={words.note}>
            <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          </section>
        )}
        {steps.length > 0 && <EntrySteps steps={steps} />}
        {kick && (
          <LinkButton to={`/kicks/${kick._id}`} variant="outlined">
            {words.toKick}
          </LinkButton>
        )}
      </Stack>
      <EntryActions actions={actions} />
    </PageFrame>
  )
}
