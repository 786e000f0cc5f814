import { EllipsisIcon, ErrorBanner, IconButton, useToasts } from '@bucketeer/shared-ui'
import { DeleteDialog, useDeletion } from '@bucketeer/shared-ui/forms'
import { Menu, MenuItem } from '@bucketeer/shared-ui/menu'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { LogEntry } from './entry'
import { deleteEntry, refreshLog } from './log-calls'

export const words = {
  button: (name: string) => `Options for ${name}`,
  change: 'Change',
  delete: 'Delete from my Log',
  question: 'Delete this from your Log?',
  consequence: (name: string) =>
    `Your entry about “${name}”, with its note and steps, will be gone. The Kick stays.`,
  deleted: 'Deleted from your Log',
  couldNotDelete: 'Could not delete this:',
} as const

interface EntryMenuProps {
  entry: LogEntry
  onChange(): void
  onDeleted?(): void
}

/** The menu of one's own entry. */
export function EntryMenu({ entry, onChange, onDeleted }: EntryMenuProps) {
  const id = useId()
  const cache = useQueryClient()
  const toasts = useToasts()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const mutation = useMutation({ mutationFn: ({ _id }: LogEntry) => deleteEntry(_id) })
  const deletion = useDeletion(mutation, (deleted) => {
    toasts.success(words.deleted, { detail: deleted.kickName })
    onDeleted?.()
    refreshLog(cache, deleted)
  })
  const choose = (action: () => void) => () => {
    setOpen(false)
    action()
  }
  return (
    <>
      <ErrorBanner title={words.couldNotDelete} error={deletion.error} />
      <IconButton
        ref={button}
        id={id}
        aria-label={words.button(entry.kickName)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ color: 'text.secondary' }}
      >
        <EllipsisIcon size={20} />
      </IconButton>
      <Menu
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        disablePortal
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        <MenuItem onClick={choose(onChange)}>{words.change}</MenuItem>
        <MenuItem onClick={choose(() => deletion.ask(entry))} sx={{ color: 'error.main' }}>
          {words.delete}
        </MenuItem>
      </Menu>
      <DeleteDialog
        deletion={deletion}
        title={words.question}
        text={({ kickName }) => words.consequence(kickName)}
        confirm={words.delete}
      />
    </>
  )
}
