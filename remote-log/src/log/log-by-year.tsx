import { CardGrid, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import type { LogEntry } from './entry'
import { words } from './words'

const columns = { xs: 1, sm: 2, lg: 3 } as const

const yearOf = ({ on }: LogEntry) => on?.slice(0, 4) ?? words.someTimeAgo

/** Keeps the order of the entries. */
function groupByYear(entries: readonly LogEntry[]) {
  const years = new Map<string, LogEntry[]>()
  for (const entry of entries) {
    const year = yearOf(entry)
    years.set(year, [...(years.get(year) ?? []), entry])
  }
  return years
}

interface LogByYearProps {
  entries: readonly LogEntry[]
  /** Links the pages of the years, in the user's own log. */
  isOwn?: boolean
  children(entry: LogEntry): ReactNode
}

/** Lists entries below the year in which they were done. */
export function LogByYear({ entries, isOwn = false, children }: LogByYearProps) {
  const years = groupByYear(entries)
  return (
    <Stack sx={{ gap: { xs: 5, sm: 7 } }}>
      {[...years].map(([year, ofYear]) => (
        <Stack key={year} component="section" aria-label={year} sx={{ gap: { xs: 1.5, sm: 2.5 } }}>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: 2 }}
          >
            <Typography variant="h2">{year}</Typography>
            {isOwn && year !== words.someTimeAgo && (
              <TextLink to={`/log/year/${Number(year)}`}>{words.yearPage(Number(year))}</TextLink>
            )}
          </Stack>
          <CardGrid columns={columns} label={year}>
            {ofYear.map((entry) => children(entry))}
          </CardGrid>
        </Stack>
      ))}
    </Stack>
  )
}
