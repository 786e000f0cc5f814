import { Button } from '@bucketeer/shared-ui'
import { useState } from 'react'
import type { LogQuery } from '../log/use-log'
import { JournalDialog } from './journal-dialog'
import { words } from './words'

/** A button that makes a Journal of entries. Renders nothing without entries that are done. */
export function MakeJournal(props: { query: LogQuery; title: string; isAllChosen: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (!props.query.data?.some(({ state }) => state === 'done')) return null
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        // The entries shown are still those of the last filter.
        disabled={props.query.isPlaceholderData}
        onClick={() => setOpen(true)}
      >
        {words.makeJournal}
      </Button>
      <JournalDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
