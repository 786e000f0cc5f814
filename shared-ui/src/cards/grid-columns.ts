import { type Breakpoint, useTheme } from '@mui/material/styles'
import { useState } from 'react'

/** Columns from each breakpoint on: `{ xs: 1, md: 2, lg: 3 }`. */
export type Columns = Partial<Record<Breakpoint, number>>

/** The `grid-template-columns` of `sx` for these columns. */
export const gridColumns = (columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([size, count]) => [size, `repeat(${count}, minmax(0, 1fr))`]),
  )

/** How many of these columns there are when a list opens: its first row is in sight, and its pictures come first. */
export const useFirstRow = (columns: Columns): number => {
  const { breakpoints } = useTheme()
  const [count] = useState(() => {
    // Its keys are breakpoints.
    const sizes = Object.keys(columns) as Breakpoint[]
    const fitting = sizes.filter((size) => window.innerWidth >= breakpoints.values[size])
    return Math.max(1, ...fitting.map((size) => columns[size] ?? 1))
  })
  return count
}
