import { Children, isValidElement } from 'react'
import { CardGrid, type CardGridProps } from '../card-grid'
import { useFirstRow } from '../grid-columns'
import { NearCard } from './near-card'

interface LongCardGridProps extends CardGridProps {
  /** What the list holds, for screen readers; names it among the lists that one comes back to. */
  label: string
}

/**
 * A `CardGrid` that may be long: it draws the cards that are near what is in sight, since to draw a thousand at once
 * takes seconds. Every card needs a key that is its own wherever it stands in the list.
 */
export function LongCardGrid({ columns, label, children }: LongCardGridProps) {
  const firstRow = useFirstRow(columns)
  // As many as fill a window; those below are drawn in small steps right after them.
  const first = Math.max(3, 2 * firstRow)
  return (
    <CardGrid columns={columns} label={label}>
      {Children.toArray(children)
        .filter(isValidElement)
        .map((card, place) => (
          <NearCard key={card.key} id={String(card.key)} list={label} isFirst={place < first}>
            {card}
          </NearCard>
        ))}
    </CardGrid>
  )
}
