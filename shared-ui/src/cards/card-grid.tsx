import Box from '@mui/material/Box'
import { Children, isValidElement, type ReactNode } from 'react'
import { gridColumns, type Columns } from './grid-columns'

export interface CardGridProps {
  columns: Columns
  /** What the list holds, for screen readers. */
  label?: string
  children: ReactNode
}

/** A list of cards, all of one height in a row. */
export function CardGrid({ columns, label, children }: CardGridProps) {
  return (
    <Box
      component="ul"
      role="list"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: gridColumns(columns),
        gap: { xs: 2.5, sm: 3 },
        margin: 0,
        padding: 0,
        listStyle: 'none',
        '& > li': { display: 'flex', minWidth: 0 },
      }}
    >
      {Children.toArray(children).map((card, place) => (
        <li key={isValidElement(card) ? card.key : place}>{card}</li>
      ))}
    </Box>
  )
}
