import { EllipsisIcon, IconButton, useToasts } from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import { Menu, MenuItem } from '@bucketeer/shared-ui/menu'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LogEntry } from '../log/entry'
import { forgetEntry } from '../log/log-cache'
import { deleteEntry } from '../log/log-calls'
import { entryDraft } from '../sheet/entry-draft'
import { EntrySheet } from '../sheet/entry-sheet'
import { useEntrySheet } from '../sheet/use-entry-sheet'
import { StoryDialog } from '../stories/story-dialog'
import { words as storyWords } from '../stories/words'
import { actionWords } from './action-words'

interface Chosen {
  entry: LogEntry
  /** The button that opened the menu. */
  button: HTMLElement
}

/** Keeps the state of the menu, the sheet and the deletion of the user's own entries. `EntryActions` renders them. */
export function useEntryActions(onDeleted: (entry: LogEntry) => void) {
  const cache = useQueryClient()
  const toasts = useToasts()
  const sheet = useEntrySheet()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isStoryOpen, setStoryOpen] = useState(false)
  const mutation = useMutation({ mutationFn: ({ _id }: LogEntry) => deleteEntry(_id) })
  const [deleted, setDeleted] = useState<LogEntry | null>(null)
  const deletion = useDeletion(mutation, setDeleted)
  const afterDeletion = useEffectEvent((entry: LogEntry) => {
    toasts.success(actionWords.deleted, { detail: entry.kickName })
    entryDraft(entry.createdBy._id, { entry }).clear()
    onDeleted(entry)
    forgetEntry(cache, entry)
  })
  // Once the dialog is closed, which keeps the focus until then.
  useEffect(() => {
    if (deleted) afterDeletion(deleted)
  }, [deleted])
  return {
    sheet,
    chosen,
    isMenuOpen,
    deletion: { ...deletion, isAsking: deletion.isAsking && deletion.entity !== deleted },
    openMenu: (entry: LogEntry, button: HTMLElement) => {
      setChosen({ entry, button })
      setMenuOpen(true)
    },
    closeMenu: () => setMenuOpen(false),
    /** The dialog that makes a Story of the chosen entry. */
    story: { isOpen: isStoryOpen, open: () => setStoryOpen(true), close: () => setStoryOpen(false) },
  }
}

type EntryActionsState = ReturnType<typeof useEntryActions>

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
