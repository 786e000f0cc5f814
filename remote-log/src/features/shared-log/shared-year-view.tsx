import type { Schemas } from '@bucketeer/shared-auth'
import { CardGrid, EmptyDrawing, EmptyView, Section, Typography } from '@bucketeer/shared-ui'
import { type ReactNode } from 'react'
import { EntryCard } from '../../log/entry-card'
import { wayWords } from '../../way/way-words'
import { YearView } from '../../year/year-view'
import { words } from './words'

const columns = { xs: 1, sm: 2, lg: 3 } as const

interface SharedYearViewProps {
  year: Schemas['SharedYear']
  top: ReactNode
  bottom: ReactNode
}

/** A year of a log that was opened by its link. Its entries have no pages for those who read it. */
export function SharedYearView({ year: shared, top, bottom }: SharedYearViewProps) {
  const { year, createdBy, entries, entryCount, ...counts } = shared
  const { userName } = createdBy
  return (
    <YearView
      title={words.year(userName, year)}
      intro={words.intro(userName)}
      counts={{ ...counts, year, with: [] }}
      entries={entries}
      order={wayWords.none.year}
      figureWords={words.figures}
      top={top}
      empty={
        entryCount === 0 ? (
          <EmptyView drawing={<EmptyDrawing kind="journal" />} text={words.emptyYear} />
        ) : undefined
      }
      list={
        <Section heading={words.entries}>
          <CardGrid columns={columns} label={words.entries}>
            {entries.map((entry) => (
              <EntryCard key={entry._id} entry={entry} byLink />
            ))}
          </CardGrid>
          {entries.length < entryCount && (
            <Typography sx={{ color: 'text.secondary' }}>
              {words.notAll(entries.length, entryCount)}
            </Typography>
          )}
        </Section>
      }
      bottom={bottom}
    />
  )
}
