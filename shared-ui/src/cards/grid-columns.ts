import { type Breakpoint } from '@mui/material/styles'

/** Columns from each breakpoint on: `{ xs: 1, md: 2, lg: 3 }`. */
export type Columns = Partial<Record<Breakpoint, number>>

/** The `grid-template-columns` of `sx` for these columns. */
export const gridColumns = (columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([size, count]) => [size, `repeat(${count}, minmax(0, 1fr))`]),
  )
