import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/button'
import { ChevronDownIcon } from '../icons'
import { words } from '../words'

const Filters = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(2),
    '&[data-folded]': { display: 'none' },
  },
}))

interface FoldedFiltersProps {
  /** How many of them are set. */
  count?: number
  /** The button's label; default: Filters, with their count. */
  label?: string
  /** Whether they are unfolded at first, because one of them gets the focus. */
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** Filters in a grid, each a cell of it. Phones fold them behind a button, so that the list begins near the top. */
export function FoldedFilters({
  count = 0,
  label = words.filters(count),
  isOpenAtFirst = false,
  children,
}: FoldedFiltersProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ChevronDownIcon size={18} style={isOpen ? { transform: 'rotate(180deg)' } : undefined} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { sm: 'none' }, alignSelf: 'end', minHeight: 48, paddingInline: 1.5 }}
      >
        {label}
      </Button>
      <Filters id={id} data-folded={isOpen ? undefined : ''}>
        {children}
      </Filters>
    </>
  )
}
