import { EmptyDrawing, EmptyView, ErrorBanner, LinkButton, Stack } from '@bucketeer/shared-ui'
import type { LogQuery } from '../../log/use-log'
import type { LogYear } from '../../log/use-years'
import type { wayWords } from '../../way/way-words'
import { YearView } from '../../year/year-view'
import { MakeJournal } from '../../stories/make-journal'
import { words as storyWords } from '../../stories/words'
import { YearEntries } from './year-entries'
import { YearLink } from './year-link'
import { YearNav } from './year-nav'
import { words } from './words'

interface OwnYearProps {
  counts: LogYear
  log: LogQuery
  way: (typeof wayWords)['none']['year']
  /** Why the last refresh failed. */
  refreshError: Error | null
}

/** A year of the user's own log, in the order and the words of their Way. */
export function OwnYear({ counts, log, way, refreshError }: OwnYearProps) {
  const { year, done } = counts
  const isEmpty = done === 0 && log.data?.length === 0
  return (
    <YearView
      title={words.heading(year)}
      intro={way.intro}
      back={{ to: '/log', label: words.back }}
      action={
        <Stack
          direction={{ xs: 'row', sm: 'column', lg: 'row' }}
          sx={{ flexWrap: 'wrap', alignItems: { sm: 'flex-end' }, gap: 1 }}
        >
          {!isEmpty && <YearLink year={year} />}
          <MakeJournal query={log} title={storyWords.journal.titleOfYear(year)} isAllChosen />
        </Stack>
      }
      counts={counts}
      entries={log.data ?? []}
      order={way}
      figureWords={words.figures}
      top={
        <>
          <YearNav year={year} />
          <ErrorBanner title={words.couldNotGet} error={refreshError} />
        </>
      }
      empty={
        isEmpty ? (
          <EmptyView
            drawing={<EmptyDrawing kind="journal" />}
            text={`${words.none(year)} ${way.empty}`}
            action={
              <LinkButton to="/log#add" variant="outlined">
                {words.toLog}
              </LinkButton>
            }
          />
        ) : undefined
      }
      list={<YearEntries query={log} />}
    />
  )
}
