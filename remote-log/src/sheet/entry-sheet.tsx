import { Button, Typography, useMediaQuery, useTheme, useUnloadWarning } from '@bucketeer/shared-ui'
import { Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@bucketeer/shared-ui/forms'
import { AudienceChoice, offeredAudiences } from '@bucketeer/shared-ui/social'
import { useId, useState, useSyncExternalStore } from 'react'
import { dayAgo } from '../dates/today'
import { entryLimits, type EntryValues } from '../log/entry'
import { ChipRadios } from './chip-radios'
import type { EntrySaver } from './entry-saver'
import { SavingNote } from './saving-note'
import { StepList } from './step-list'
import { WhenField } from './when-field'
import { WithField } from './with-field'
import { words } from './words'

const againOptions = [
  { value: 'yes', label: words.againChoices.yes },
  { value: 'no', label: words.againChoices.no },
] as const
const starOptions = [
  { value: '0', label: words.noStars },
  ...[1, 2, 3, 4, 5].map((count) => ({
    value: String(count),
    label: `${count} ★`,
    name: words.starLabel(count),
  })),
]

const againValue = (again: boolean | null) => {
  if (again === null) return null
  return again ? 'yes' : 'no'
}

/** Shown for something that is done only. */
function DoneFields({ values, change }: { values: EntryValues; change: EntrySaver['change'] }) {
  return (
    <>
      <ChipRadios
        legend={words.again}
        options={againOptions}
        value={againValue(values.again)}
        onChange={(choice) => change({ again: choice === 'yes' })}
      />
      <ChipRadios
        legend={words.stars}
        note={words.forYourself}
        options={starOptions}
        value={String(values.stars ?? 0)}
        onChange={(choice) => change({ stars: Number(choice) || null })}
      />
    </>
  )
}

interface EntrySheetProps {
  saver: EntrySaver
  /** The Kick's name. */
  name: string
  isOpen: boolean
  onClose(): void
  onClosed?(): void
  /** Takes back what opened the sheet. Missing where an older entry is changed. */
  onUndo?(): void
}

/** The sheet of an entry. Each field saves itself. */
export function EntrySheet({ saver, name, isOpen, onClose, onClosed, onUndo }: EntrySheetProps) {
  const id = useId()
  const theme = useTheme()
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'))
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  const { values, status } = state
  useUnloadWarning(status === 'saved' || state.isDeleted ? 'saved' : 'unsaved')
  const close = () => {
    saver.flush()
    onClose()
  }
  const isDone = values.state === 'done'
  // Stays while its last step is emptied.
  const [hadSteps] = useState(values.steps.length > 0)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
      {...(onClosed && { slotProps: { transition: { onExited: onClosed } } })}
    >
      <DialogTitle id={id} sx={{ paddingBottom: 0.5 }}>
        {words.titles[values.state]}
        <Typography
          component="span"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <SavingNote state={state} onRetry={saver.flush} />
        <WhenField
          key={values.state}
          legend={values.state === 'doing' ? words.since : words.when}
          value={values}
          onChange={(date, pace) => saver.change({ ...date }, pace)}
        />
        {isDone && <DoneFields values={values} change={saver.change} />}
        {(values.state === 'doing' || hadSteps) && (
          <StepList value={values.steps} onChange={(steps, pace) => saver.change({ steps }, pace)} />
        )}
        <TextField
          label={words.note}
          multiline
          minRows={2}
          maxRows={8}
          fullWidth
          value={values.note}
          onChange={({ target }) => saver.change({ note: target.value }, 'typing')}
          slotProps={{ htmlInput: { maxLength: entryLimits.note } }}
        />
        <WithField
          value={values.with}
          onChange={(companions) => saver.change({ with: companions }, 'typing')}
        />
        {state.entry && (
          <AudienceChoice
            legend={words.audience}
            offered={offeredAudiences}
            present={state.entry.audience}
            value={values.audience}
            onChange={(audience) => saver.change({ audience })}
          />
        )}
      </DialogContent>
      <DialogActions>
        {onUndo && (
          <Button variant="outlined" onClick={onUndo}>
            {words.undo}
          </Button>
        )}
        {values.state === 'doing' && (
          <Button
            variant="outlined"
            onClick={() => saver.change({ state: 'done', on: dayAgo(), precision: 'day' })}
          >
            {words.didIt}
          </Button>
        )}
        <Button variant="contained" onClick={close}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
