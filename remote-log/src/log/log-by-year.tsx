import { groupBy, Stack, styled, TextLink, Typography } from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import type { LogEntry } from './entry'
import { EntryList, yearOf } from './entry-list'
import { words } from './words'

const Year = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '128px minmax(0, 1fr)',
    columnGap: theme.spacing(3),
    alignItems: 'start',
  },
}))
const Gutter = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  // Below the bar.
  [theme.breakpoints.up('md')]: { position: 'sticky', top: 88 },
}))

interface LogByYearProps {
  entries: readonly LogEntry[]
  /** Returns the menu of an entry in the user's own log, which also links the pages of the years. */
  menuOf?: (entry: LogEntry) => ReactNode
}

/** Lists entries beside the year in which they were done, or below it where there is no room. */
export const LogByYear = ({ entries, menuOf }: LogByYearProps) => (
  <Stack sx={{ gap: 4 }}>
    {groupBy(entries, yearOf).map(([year, ofYear]) => (
      <Year key={year} aria-label={year}>
        <Gutter>
          <Typography variant="h3" component="h2">
            {year}
          </Typography>
          {menuOf && year !== words.someTimeAgo && (
            <TextLink to={`/log/year/${Number(year)}`}>{words.yearPage(Number(year))}</TextLink>
          )}
        </Gutter>
        <EntryList entries={ofYear} label={year} menuOf={menuOf} />
      </Year>
    ))}
  </Stack>
)
