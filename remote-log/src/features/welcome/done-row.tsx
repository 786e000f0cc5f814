import type { Kick } from '@bucketeer/shared-auth'
import { Button, CheckIcon, DoneIcon, Stack, Typography } from '@bucketeer/shared-ui'
import { DateField, type TypedDate } from '@bucketeer/shared-ui/social'
import { useId, useState, useSyncExternalStore } from 'react'
import { entryWords } from '../../log/entry-words'
import type { EntrySaver } from '../../sheet/entry-saver'
import { SavingNote } from '../../sheet/saving-note'
import { KickRow } from '../../wishes/kick-row'
import { words } from './words'

/** The date of a new entry, and the button that undoes it. */
function MarkFields({ saver, onUndo, nameId }: { saver: EntrySaver; onUndo(): void; nameId: string }) {
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  const [text, setText] = useState('')
  const type = ({ text: next, date }: TypedDate) => {
    setText(next)
    if (date !== undefined) saver.change(date ?? { on: null, precision: 'unknown' }, 'typing')
  }
  return (
    <Stack sx={{ gap: 0.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <DateField
          size="small"
          fullWidth
          // The button that was pressed is gone.
          autoFocus
          label={words.done.when}
          text={text}
          hint={words.done.hint}
          question="past"
          describedBy={nameId}
          onChange={type}
          onBlur={() => saver.flush()}
          onKeyDown={({ key }) => key === 'Enter' && saver.flush()}
        />
        <Button
          size="small"
          color="inherit"
          aria-describedby={nameId}
          onClick={onUndo}
          sx={{ marginTop: 3.5 }}
        >
          {words.done.undo}
        </Button>
      </Stack>
      <SavingNote
        state={state}
        onRetry={saver.retry}
        onDiscard={() => (state.entry ? saver.discard() : onUndo())}
      />
    </Stack>
  )
}

interface DoneRowProps {
  kick: Kick
  /** The saver of the entry that was created in this step. */
  saver: EntrySaver | undefined
  onMark(): void
  onUndo(): void
}

/** A Kick that the user may already have done. */
export function DoneRow({ kick, saver, onMark, onUndo }: DoneRowProps) {
  const id = useId()
  const [isUndone, setUndone] = useState(false)
  const undo = () => {
    setUndone(true)
    onUndo()
  }
  const wasDone = kick.mine.done > 0
  const action = saver ? (
    <DoneIcon size={20} aria-hidden />
  ) : wasDone ? (
    <Typography variant="body2" sx={{ flexShrink: 0 }}>
      {entryWords({ state: 'done', ...(kick.mine.lastDone ?? { on: null, precision: 'unknown' }) })}
    </Typography>
  ) : (
    <Button
      size="small"
      variant="outlined"
      aria-describedby={id}
      // The button that was pressed is gone.
      autoFocus={isUndone}
      startIcon={<CheckIcon size={18} />}
      onClick={onMark}
      sx={{ flexShrink: 0 }}
    >
      {words.done.didIt}
    </Button>
  )
  return (
    <KickRow kick={kick} nameId={id} action={action}>
      {saver && <MarkFields saver={saver} onUndo={undo} nameId={id} />}
    </KickRow>
  )
}
