import { CardGrid, CardGridSkeleton, ErrorBanner, ListError, NextPage, Section } from '@bucketeer/shared-ui'
import { useRef } from 'react'
import { actionWords } from '../../entry-actions/action-words'
import { EntryActions } from '../../entry-actions/entry-actions'
import { EntryCard } from '../../log/entry-card'
import { EntryMenuButton } from '../../entry-actions/entry-menu-button'
import { words as listWords } from '../../log/words'
import { useEntryActions } from '../../entry-actions/use-entry-actions'
import type { LogQuery } from '../../log/use-log'
import { words } from './words'

const columns = { xs: 1, sm: 2, lg: 3 } as const

/** The entries of a year, with their menus. */
export function YearEntries({ query }: { query: LogQuery }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The menu's button is gone with its entry.
  const actions = useEntryActions(() => heading.current?.focus())
  const { data: entries, isPending } = query
  return (
    <Section heading={words.entries} headingRef={heading}>
      <ListError list={query} title={words.couldNotGetEntries} />
      <ErrorBanner title={actionWords.couldNotDelete} error={actions.deletion.error} />
      {isPending && <CardGridSkeleton columns={columns} />}
      {entries && (
        <CardGrid columns={columns} label={words.entries}>
          {entries.map((entry) => (
            <EntryCard
              key={entry._id}
              entry={entry}
              menu={<EntryMenuButton entry={entry} actions={actions} />}
            />
          ))}
        </CardGrid>
      )}
      <NextPage list={query} label={listWords.more} failure={words.couldNotGetEntries} />
      <EntryActions actions={actions} />
    </Section>
  )
}
