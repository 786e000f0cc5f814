import { Alert, Button, Paper, Stack, Typography } from '@bucketeer/shared-ui'
import { Checkbox, FormControlLabel } from '@bucketeer/shared-ui/forms'
import { useEffect, useId, useRef, useState } from 'react'
import type { WishLine } from './wish-lines'
import { most, words } from './words'

/** Counts as the server does: an emoji is one letter. */
const isTooLong = ({ text }: WishLine) => [...text].length > most.letters

interface PastedWishesProps {
  lines: WishLine[]
  isAdding: boolean
  onAdd(lines: WishLine[]): void
  onCancel(): void
}

/** Asks which lines of a pasted list become wishes. */
export function PastedWishes({ lines, isAdding, onAdd, onCancel }: PastedWishesProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(lines.flatMap((line, index) => (isTooLong(line) ? [index] : []))),
  )
  const ticked = lines.filter((_, index) => !left.has(index))
  const done = ticked.filter((line) => line.done)
  const [marksDone, setMarksDone] = useState(true)
  const tooMany = ticked.length > most.lines
  useEffect(() => heading.current?.focus(), [])

  const toggle = (index: number) => {
    const next = new Set(left)
    if (!next.delete(index)) next.add(index)
    setLeft(next)
  }
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ padding: 2 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h3" component="h2" id={id} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {words.ask(lines.length)}
        </Typography>
        <Stack sx={{ alignItems: 'flex-start' }}>
          {lines.map((line, index) => (
            <FormControlLabel
              key={index}
              label={isTooLong(line) ? words.tooLong(line.text) : line.text}
              disabled={isTooLong(line)}
              control={<Checkbox checked={!left.has(index)} onChange={() => toggle(index)} />}
              sx={{ overflowWrap: 'anywhere' }}
            />
          ))}
        </Stack>
        {done.length > 0 && (
          <FormControlLabel
            label={words.markDone(done.length)}
            control={<Checkbox checked={marksDone} onChange={() => setMarksDone(!marksDone)} />}
            sx={{ borderTop: 1, borderColor: 'divider', marginRight: 0 }}
          />
        )}
        {tooMany && <Alert severity="warning">{words.tooMany}</Alert>}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={isAdding}
            disabled={ticked.length === 0 || tooMany}
            onClick={() => onAdd(marksDone ? ticked : ticked.map(({ text }) => ({ text, done: false })))}
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
