import Box from '@mui/material/Box'
import { type Breakpoint, useTheme } from '@mui/material/styles'
import { Children, isValidElement, type ReactNode, useState } from 'react'
import { plainList } from '../theme/styles'

/** The number of columns from each breakpoint up: `{ xs: 1, md: 2, lg: 3 }`. */
export type Columns = Partial<Record<Breakpoint, number>>

/** Returns the responsive `gridTemplateColumns` for `sx`. */
const gridColumns = (columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([size, count]) => [size, `repeat(${count}, minmax(0, 1fr))`]),
  )

/** Returns the number of columns on mount, to load the pictures of the first row with priority. */
export function useFirstRow(columns: Columns): number {
  const { breakpoints } = useTheme()
  const [count] = useState(() => {
    const sizes = Object.keys(columns) as Breakpoint[]
    const fitting = sizes.filter((size) => window.innerWidth >= breakpoints.values[size])
    return Math.max(1, ...fitting.map((size) => columns[size] ?? 1))
  })
  return count
}

/** Returns styles, for `sx`, that make pictures flatter on tablets with one column. */
const tabletCardRatio = ({ xs = 1, sm = xs }: Columns) =>
  sm === 1 ? { '--card-ratio': { sm: '5/2', md: '3/2' } } : {}

export interface CardGridProps {
  columns: Columns
  /** The accessible name of the list. */
  label?: string
  children: ReactNode
}

/** Lays cards out as a list with columns. Cards in a row have the same height. */
export function CardGrid({ columns, label, children }: CardGridProps) {
  return (
    <Box
      component="ul"
      role="list"
      aria-label={label}
      sx={{
        ...tabletCardRatio(columns),
        display: 'grid',
        gridTemplateColumns: gridColumns(columns),
        gap: { xs: 2.5, sm: 3 },
        ...plainList,
        '& > li': { display: 'flex', minWidth: 0 },
      }}
    >
      {Children.toArray(children).map((card, index) => (
        <li key={isValidElement(card) ? card.key : index}>{card}</li>
      ))}
    </Box>
  )
}
