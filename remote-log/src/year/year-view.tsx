import { PageFrame, type PageFrameProps, Stack } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import type { ShownEntry } from '../log/entry'
import type { LogYear } from '../log/use-years'
import type { wayWords, YearFigure } from '../way/way-words'
import { YearParts } from './year-parts'

interface YearViewProps extends Pick<PageFrameProps, 'title' | 'intro' | 'back' | 'action'> {
  counts: LogYear
  entries: readonly ShownEntry[]
  order: Pick<(typeof wayWords)['none']['year'], 'figures' | 'parts'>
  figureWords: Record<YearFigure, (count: number) => string>
  /** Other years, and what failed. */
  top?: ReactNode
  /** Shown in the place of what the year does not have; undefined if it has entries. */
  empty: ReactNode
  /** The list of its entries. */
  list: ReactNode
  bottom?: ReactNode
}

/** A year of a log. */
export function YearView(props: YearViewProps) {
  const { counts, entries, order, figureWords, top, empty, list, bottom, ...frame } = props
  return (
    <PageFrame
      {...frame}
      wide
      {...(counts.done > 0 && {
        figures: order.figures.map((figure) => figureWords[figure](counts[figure])),
      })}
    >
      <Stack sx={{ gap: { xs: 4, sm: 6 } }}>
        {top}
        {empty ?? (
          <>
            <YearParts counts={counts} entries={entries} order={order.parts} />
            {list}
          </>
        )}
        {bottom}
      </Stack>
    </PageFrame>
  )
}
