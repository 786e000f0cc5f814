import Alert from '@mui/material/Alert'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../buttons/button'
import type { HeadingLevel } from '../slots/slot-props'
import { limits, words } from './words'

export interface PastedListProps {
  heading: string
  headingLevel: HeadingLevel
  /** The number of lines that are about to be added. */
  count: number
  addLabel: string
  isAdding: boolean
  onAdd(): void
  onCancel(): void
  /** The lines. */
  children: ReactNode
}

/** Asks which lines of a pasted list to add. Its heading gets the focus when it appears. */
export function PastedList(props: PastedListProps) {
  const { heading, headingLevel, count, addLabel, isAdding, onAdd, onCancel, children } = props
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const tooMany = count > limits.lines
  useEffect(() => {
    headingRef.current?.focus()
    headingRef.current?.closest('section')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ padding: 2 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography
          variant="h3"
          component={`h${headingLevel}`}
          id={id}
          ref={headingRef}
          tabIndex={-1}
          sx={{ outline: 'none' }}
        >
          {heading}
        </Typography>
        {/* Also here, because the button of a long list is out of view. */}
        {tooMany && <Alert severity="warning">{words.tooMany()}</Alert>}
        {children}
        {tooMany && (
          <Typography id={`${id}-too-many`} color="error">
            {words.tooMany()}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            loading={isAdding}
            disabled={count === 0 || tooMany}
            aria-describedby={tooMany ? `${id}-too-many` : undefined}
            onClick={onAdd}
          >
            {addLabel}
          </Button>
          <Button color="inherit" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  )
}
