import { EllipsisIcon, IconButton } from '@bucketeer/shared-ui'
import { useState } from 'react'
import type { LogEntry } from '../log/entry'
import { actionWords } from './action-words'
import { type Option, OptionMenu } from './option-menu'

/** Keeps whether the menu of an entry is open. The entry and the button that opened it stay while it fades out. */
export function useEntryMenu() {
  const [opened, setOpened] = useState<{ entry: LogEntry; button: HTMLElement } | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    entry: opened?.entry ?? null,
    button: opened?.button ?? null,
    isOpen,
    open: (entry: LogEntry, button: HTMLElement) => {
      setOpened({ entry, button })
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

type EntryMenuState = ReturnType<typeof useEntryMenu>

interface EntryMenuButtonProps {
  entry: LogEntry
  menu: EntryMenuState
}

/** Opens the menu of the user's own entry. The page renders the menu, because a card would clip it. */
export const EntryMenuButton = ({ entry, menu }: EntryMenuButtonProps) => (
  <IconButton
    aria-label={actionWords.menu(entry.kickName)}
    aria-haspopup="menu"
    aria-expanded={menu.isOpen && menu.entry?._id === entry._id}
    onClick={({ currentTarget }) => menu.open(entry, currentTarget)}
    sx={{ color: 'text.secondary' }}
  >
    <EllipsisIcon size={20} />
  </IconButton>
)

interface EntryMenuProps {
  menu: EntryMenuState
  optionsFor(entry: LogEntry): readonly Option[]
}

/** The menu of one of several entries. */
export const EntryMenu = ({ menu: { entry, button, isOpen, close }, optionsFor }: EntryMenuProps) => (
  <OptionMenu
    isOpen={isOpen}
    label={entry ? actionWords.menu(entry.kickName) : ''}
    anchor={() => button}
    options={entry ? optionsFor(entry) : []}
    onClose={close}
  />
)
