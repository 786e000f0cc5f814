import {
  Button,
  ErrorBanner,
  IconButton,
  PencilIcon,
  plainList,
  SecondaryText,
  Stack,
  Typography,
} from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel, TextField } from '@bucketeer/shared-ui/forms'
import { DateField, dateWords, PastedList, UndoStrip } from '@bucketeer/shared-ui/social'
import { type SyntheticEvent, useId, useRef } from 'react'
import { unknownDate } from '../../log/entry'
import {
  isTooLong,
  type PastedEntry,
  type Progress,
  type ShownLine,
  type usePastedEntries,
} from './use-pasted-entries'
import { words } from './words'

const { pasted: text } = words

/** Returns what is wrong with the name of a line. */
const problemOf = (line: PastedEntry) =>
  line.name.trim() === '' ? text.noName : isTooLong(line) ? text.tooLong() : null

function whenOf(line: ShownLine) {
  const { date } = line
  const when = date === undefined ? text.noDate : dateWords(date ?? unknownDate)
  return [when, problemOf(line), line.double && text.double[line.double]].filter(Boolean).join(' · ')
}

interface LineProps {
  line: ShownLine
  isBusy: boolean
  onChange(part: Partial<PastedEntry>): void
}

/** A line with its choice, and the fields that correct it. */
function Line({ line, isBusy, onChange }: LineProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const closeFields = (event: SyntheticEvent) => {
    event.preventDefault()
    onChange({ isOpen: false })
    button.current?.focus()
  }
  return (
    <Stack component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <FormControlLabel
          disabled={isBusy || !line.isReady}
          control={
            <Checkbox
              checked={line.isChosen}
              onChange={() => onChange({ isTicked: !line.isChosen })}
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
          label={line.name}
          sx={{ minHeight: 44, marginRight: 0, minWidth: 0, overflowWrap: 'anywhere' }}
        />
        <IconButton
          ref={button}
          aria-label={text.change(line.name)}
          aria-expanded={line.isOpen === true}
          disabled={isBusy}
          onClick={() => onChange({ isOpen: !line.isOpen })}
        >
          <PencilIcon size={18} />
        </IconButton>
      </Stack>
      <SecondaryText id={id} sx={{ marginLeft: 4, marginTop: -1, paddingBottom: 1 }}>
        {whenOf(line)}
      </SecondaryText>
      {line.isOpen && (
        <Stack
          component="form"
          noValidate
          direction={{ sm: 'row' }}
          onSubmit={closeFields}
          sx={{ gap: 1.5, alignItems: { sm: 'flex-start' }, paddingBottom: 1.5 }}
        >
          <TextField
            fullWidth
            size="small"
            label={text.name}
            value={line.name}
            error={problemOf(line) !== null}
            helperText={problemOf(line)}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <DateField
            fullWidth
            size="small"
            label={text.when}
            hint={text.whenHint}
            text={line.when}
            question="past"
            onChange={({ text: when }) => onChange({ when })}
          />
          <Button type="submit" variant="outlined" disabled={!line.isReady} sx={{ alignSelf: 'flex-start' }}>
            {text.keep}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function progressOf({ task, done, of, pause }: Progress) {
  const progress = text.progress[task](done, of)
  return pause === null ? progress : text.pause(progress, pause)
}

interface PastedEntriesProps {
  pasted: ReturnType<typeof usePastedEntries>
  /** Focuses the field into which the list was pasted. */
  focusField(): void
}

/** Asks which lines of a pasted list to add to the log, and offers to undo that. */
export function PastedEntries({ pasted, focusField }: PastedEntriesProps) {
  const { lines, added, progress, failure } = pasted
  const count = lines.filter(({ isChosen }) => isChosen).length
  const end = (action: () => void) => () => {
    action()
    focusField()
  }
  return (
    <>
      {added.length > 0 && progress?.task !== 'save' && (
        <UndoStrip
          text={progress ? progressOf(progress) : text.added(added.length)}
          isBusy={progress !== null}
          error={failure?.task === 'undo' ? failure.error : null}
          onUndo={() => void pasted.undo()}
          onClose={end(pasted.close)}
        />
      )}
      <ErrorBanner title={text.couldNotAdd} error={failure?.task === 'save' ? failure.error : null} />
      <ErrorBanner title={text.couldNotCheck} error={pasted.checkError} />
      {lines.length > 0 && progress?.task !== 'undo' && (
        <PastedList
          key={pasted.asked}
          heading={text.ask(count)}
          headingLevel={2}
          count={count}
          addLabel={text.add(count)}
          isAdding={progress !== null || pasted.isChecking}
          onAdd={() => void pasted.save()}
          onCancel={end(pasted.discard)}
        >
          <Typography color="textSecondary">{text.hint}</Typography>
          <Stack component="ul" role="list" sx={plainList}>
            {lines.map((line, index) => (
              <Line
                key={index}
                line={line}
                isBusy={progress !== null}
                onChange={(part) => pasted.changeLine(index, part)}
              />
            ))}
          </Stack>
          <div role="status">{progress ? progressOf(progress) : pasted.isChecking ? text.checking : ''}</div>
        </PastedList>
      )}
    </>
  )
}
