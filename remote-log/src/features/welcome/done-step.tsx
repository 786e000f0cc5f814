import type { Bucket, Kick } from '@bucketeer/shared-auth'
import { Button, CheckIcon, DoneIcon, plainList, Stack, Typography } from '@bucketeer/shared-ui'
import { DateField, type TypedDate } from '@bucketeer/shared-ui/social'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, useSyncExternalStore } from 'react'
import { entryWords, unknownDate } from '../../log/entry'
import { forgetEntry, showEntry } from '../../log/log-cache'
import { entryCalls as calls } from '../../log/log-calls'
import { EntrySaver } from '../../sheet/entry-saver'
import { SavingNote } from '../../sheet/saving-note'
import { KickRow } from '../../wishes/kick-row'
import { kicksOf, refreshBuckets } from '../../wishes/own-wishes'
import { useLovedKicks } from './loved-step'
import { StepFrame, type StepProps } from './step-frame'
import { words } from './words'

/** The date of a new entry, and the button that undoes it. */
function MarkFields({ saver, onUndo, nameId }: { saver: EntrySaver; onUndo(): void; nameId: string }) {
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  const [text, setText] = useState('')
  const type = ({ text: next, date }: TypedDate) => {
    setText(next)
    if (date !== undefined) saver.change(date ?? unknownDate, 'typing')
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
function DoneRow({ kick, saver, onMark, onUndo }: DoneRowProps) {
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
      {entryWords({ state: 'done', ...(kick.mine.lastDone ?? unknownDate) })}
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

/** Keeps the savers of the entries that the user creates in this step, by the Kick's id. */
function useMarks() {
  const cache = useQueryClient()
  const [savers, setSavers] = useState<Readonly<Record<string, EntrySaver>>>({})
  return {
    savers,
    /** Creates an entry that the Kick is done, without a date. */
    mark: ({ _id: kickId, name }: Kick) => {
      const saver = new EntrySaver({
        source: { create: { kickId, state: 'done', ...unknownDate }, name },
        calls,
        onSaved: (saved, before) => {
          showEntry(cache, saved, before)
          refreshBuckets(cache)
        },
        onRemoved: (removed) => {
          forgetEntry(cache, removed)
          refreshBuckets(cache)
        },
      })
      setSavers((before) => ({ ...before, [kickId]: saver }))
    },
    undo: (kickId: string) => {
      savers[kickId]?.remove()
      setSavers((before) => {
        const { [kickId]: _removed, ...others } = before
        return others
      })
    },
  }
}

/** Step 3: what the user has already done. Each mark saves itself. */
export function DoneStep({ buckets, owner, ...frame }: StepProps & { buckets: readonly Bucket[] }) {
  const { data: loved = [] } = useLovedKicks(owner)
  const marks = useMarks()
  const own = kicksOf(buckets)
  const kicks = [...own, ...loved.filter(({ _id }) => !own.some((kick) => kick._id === _id))]
  const isDone = ({ _id, mine }: (typeof kicks)[number]) => _id in marks.savers || mine.done > 0
  const counted = kicks.filter((kick) => own.includes(kick) || isDone(kick))
  return (
    <StepFrame {...frame} step="done" title={words.done.title} intro={words.done.intro}>
      {kicks.length === 0 && <Typography>{words.done.none}</Typography>}
      {counted.length > 0 && (
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {words.done.count(counted.filter(isDone).length, counted.length)}
        </Typography>
      )}
      <Stack component="ul" role="list" aria-label={words.done.title} sx={{ gap: 1, ...plainList }}>
        {kicks.map((kick) => (
          <DoneRow
            key={kick._id}
            kick={kick}
            saver={marks.savers[kick._id]}
            onMark={() => marks.mark(kick)}
            onUndo={() => marks.undo(kick._id)}
          />
        ))}
      </Stack>
    </StepFrame>
  )
}
