import { ErrorBanner } from '@bucketeer/shared-ui'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { EntryView } from '../../entry/entry-view'
import { actionWords } from '../../log/action-words'
import type { LogEntry } from '../../log/entry'
import { EntryActions } from '../../log/entry-actions'
import { EntryMenuButton } from '../../log/entry-menu-button'
import { useEntryActions } from '../../log/use-entry-actions'
import { DraftNote } from './draft-note'
import { EntryAudience } from './entry-audience'
import { RemindNote } from './remind-note'
import { words } from './words'

interface OwnEntryProps {
  entry: LogEntry
  /** Why the last refresh failed. */
  refreshError: Error | null
}

/** The user's own entry, with its menu and who may see it. */
export function OwnEntry({ entry, refreshError }: OwnEntryProps) {
  const navigate = useNavigate()
  const page = useRef<HTMLDivElement>(null)
  // For buttons that are gone once they are pressed.
  const takeFocus = () => page.current?.focus()
  const actions = useEntryActions(() => void navigate('/log', { replace: true }))
  const top = (
    <>
      <ErrorBanner title={words.couldNotGet} error={refreshError} />
      <ErrorBanner title={actionWords.couldNotDelete} error={actions.deletion.error} />
      <DraftNote
        entry={entry}
        onGoOn={() => {
          takeFocus()
          actions.sheet.edit(entry, entry.kickName)
        }}
      />
      <EntryAudience entry={entry} />
    </>
  )
  return (
    <div ref={page} tabIndex={-1} style={{ outline: 'none' }}>
      <EntryView
        entry={entry}
        back={{ to: '/log', label: words.back }}
        action={<EntryMenuButton entry={entry} actions={actions} />}
        top={top}
        linksKick
      >
        {entry.remind === false && <RemindNote entry={entry} onReminded={takeFocus} />}
      </EntryView>
      <EntryActions actions={actions} />
    </div>
  )
}
