import type { WishLine } from '@bucketeer/platform/text'
import Alert from '@mui/material/Alert'
import { Button } from '../buttons/button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import type { HeadingLevel } from '../slots/slot-props'
import { isTooLong, linesToAdd, type PastedLine, tickedOf } from './use-wishes'
import { limits, words } from './words'

interface PastedWishesProps {
  /** The level of the question's heading. */
  headingLevel: HeadingLevel
  lines: PastedLine[]
  /** Whether lines whose box was ticked become done. */
  marksDone: boolean
  isAdding: boolean
  onChange(lines: PastedLine[]): void
  onMarkDone(marksDone: boolean): void
  onAdd(lines: WishLine[]): void
  onCancel(): void
}

function labelOf(line: PastedLine) {
  if (isTooLong(line)) return words.tooLong(line.text)
  return line.isDouble ? words.double(line.text) : line.text
}

/** Asks which lines of a pasted list become wishes. */
export function PastedWishes(props: PastedWishesProps) {
  const { headingLevel, lines, marksDone, isAdding, onChange, onMarkDone, onAdd, onCancel } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const ticked = tickedOf(lines)
  const done = ticked.filter((line) => line.done)
  const tooMany = ticked.length > limits.lines
  useEffect(() => heading.current?.focus(), [])

  const toggle = (toggled: number) =>
    onChange(
      lines.map((line, index) => (index === toggled ? { ...line, isUnticked: !line.isUnticked } : line)),
    )
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ padding: 2 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography
          variant="h3"
          component={`h${headingLevel}`}
          id={id}
          ref={heading}
          tabIndex={-1}
          sx={{ outline: 'none' }}
        >
          {words.ask(ticked.length)}
        </Typography>
        {/* Also here, because the button of a long list is out of view. */}
        {tooMany && <Alert severity="warning">{words.tooMany}</Alert>}
        <Stack sx={{ alignItems: 'flex-start' }}>
          {lines.map((line, index) => (
            <FormControlLabel
              key={index}
              label={labelOf(line)}
              disabled={isTooLong(line)}
              control={<Checkbox checked={ticked.includes(line)} onChange={() => toggle(index)} />}
              sx={{ overflowWrap: 'anywhere' }}
            />
          ))}
        </Stack>
        {done.length > 0 && (
          <FormControlLabel
            label={words.markDone(done.length)}
            control={<Checkbox checked={marksDone} onChange={() => onMarkDone(!marksDone)} />}
            sx={{ borderTop: 1, borderColor: 'divider', marginRight: 0 }}
          />
        )}
        {tooMany && (
          <Typography id={`${id}-too-many`} color="error">
            {words.tooMany}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={isAdding}
            disabled={ticked.length === 0 || tooMany}
            aria-describedby={tooMany ? `${id}-too-many` : undefined}
            onClick={() => onAdd(linesToAdd(lines, marksDone))}
          >
            {words.addTicked(ticked.length)}
          </Button>
          <Button color="inherit" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  )
}
