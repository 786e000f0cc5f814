import { DeleteDialog } from '@bucketeer/shared-ui/forms'
import { Menu, MenuItem } from '@bucketeer/shared-ui/menu'
import { EntrySheet } from '../sheet/entry-sheet'
import { StoryDialog } from '../stories/story-dialog'
import { words as storyWords } from '../stories/words'
import { actionWords } from './action-words'
import type { LogEntry } from '../log/entry'
import type { EntryActionsState } from './use-entry-actions'

/** The menu, the sheet and the question before the deletion of the user's own entries. */
export function EntryActions({ actions }: { actions: EntryActionsState }) {
  const { sheet, chosen, isMenuOpen, closeMenu, deletion } = actions
  const choose = (action: (entry: LogEntry) => void) => () => {
    closeMenu()
    if (chosen) action(chosen.entry)
  }
  return (
    <>
      <Menu
        open={isMenuOpen}
        anchorEl={() => chosen?.button ?? null}
        onClose={closeMenu}
        // Keeps the menu in the page's landmark.
        disablePortal
        slotProps={{ list: { 'aria-label': chosen ? actionWords.menu(chosen.entry.kickName) : '' } }}
      >
        <MenuItem onClick={choose((entry) => sheet.edit(entry, entry.kickName))}>
          {actionWords.change}
        </MenuItem>
        {chosen?.entry.state === 'done' && (
          <MenuItem onClick={choose(actions.story.open)}>{storyWords.makeStory}</MenuItem>
        )}
        <MenuItem onClick={choose(deletion.ask)} sx={{ color: 'error.main' }}>
          {actionWords.delete}
        </MenuItem>
      </Menu>
      <DeleteDialog
        deletion={deletion}
        title={actionWords.question}
        text={({ kickName }) => actionWords.consequence(kickName)}
        confirm={actionWords.delete}
      />
      {chosen && (
        <StoryDialog entry={chosen.entry} isOpen={actions.story.isOpen} onClose={actions.story.close} />
      )}
      <EntrySheet sheet={sheet} />
    </>
  )
}
