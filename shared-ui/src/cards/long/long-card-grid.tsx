import { Children, isValidElement } from 'react'
import { CardGrid, type CardGridProps } from '../card-grid'
import { useFirstRow } from '../grid-columns'
import { VirtualCard } from './virtual-card'

interface LongCardGridProps extends CardGridProps {
  /** The accessible name of the list. It also identifies the list when it mounts again. */
  label: string
}

/**
 * A virtualised `CardGrid`: it renders only the cards near the viewport, because rendering a thousand takes seconds. Each
 * card needs a stable key.
 */
export function LongCardGrid({ columns, label, children }: LongCardGridProps) {
  const firstRow = useFirstRow(columns)
  // These fill the viewport; the next ones render in small steps afterwards.
  const first = Math.max(3, 2 * firstRow)
  return (
    <CardGrid columns={columns} label={label}>
      {Children.toArray(children)
        .filter(isValidElement)
        .map((card, index) => (
          <VirtualCard key={card.key} id={String(card.key)} list={label} isFirst={index < first}>
            {card}
          </VirtualCard>
        ))}
    </CardGrid>
  )
}
