import Box from '@mui/material/Box'
import { Children, isValidElement, type ReactNode } from 'react'
import { gridColumns, tabletCardRatio, type Columns } from './grid-columns'

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
        margin: 0,
        padding: 0,
        listStyle: 'none',
        '& > li': { display: 'flex', minWidth: 0 },
      }}
    >
      {Children.toArray(children).map((card, index) => (
        <li key={isValidElement(card) ? card.key : index}>{card}</li>
      ))}
    </Box>
  )
}
