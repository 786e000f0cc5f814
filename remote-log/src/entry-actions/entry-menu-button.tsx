import { EllipsisIcon, IconButton } from '@bucketeer/shared-ui'
import { actionWords } from './action-words'
import type { LogEntry } from '../log/entry'
import type { EntryActionsState } from './use-entry-actions'

interface EntryMenuButtonProps {
  entry: LogEntry
  actions: EntryActionsState
}

/** Opens the menu of the user's own entry. The page renders the menu, because a card would clip it. */
export const EntryMenuButton = ({
  entry,
  actions: { chosen, isMenuOpen, openMenu },
}: EntryMenuButtonProps) => (
  <IconButton
    aria-label={actionWords.menu(entry.kickName)}
    aria-haspopup="menu"
    aria-expanded={isMenuOpen && chosen?.entry._id === entry._id}
    onClick={({ currentTarget }) => openMenu(entry, currentTarget)}
    sx={{ color: 'text.secondary' }}
  >
    <EllipsisIcon size={20} />
  </IconButton>
)
