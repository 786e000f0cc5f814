import {
  CardGridSkeleton,
  EmptyDrawing,
  EmptyView,
  ErrorBanner,
  LinkButton,
  PageFrame,
  RetryBanner,
  Stack,
} from '@bucketeer/shared-ui'
import { useRef } from 'react'
import { dayAgo } from '../../dates/today'
import { actionWords } from '../../log/action-words'
import { EntryActions } from '../../log/entry-actions'
import { EntryCard } from '../../log/entry-card'
import { EntryMenuButton } from '../../log/entry-menu-button'
import { LogByYear } from '../../log/log-by-year'
import { MoreEntries } from '../../log/more-entries'
import { useEntryActions } from '../../log/use-entry-actions'
import { useLog } from '../../log/use-log'
import { AddField } from './add-field'
import { words } from './words'

const none = (
  <EmptyView
    drawing={<EmptyDrawing kind="journal" />}
    text={words.none}
    action={
      <LinkButton to="/kicks" variant="outlined">
        {words.toKicks}
      </LinkButton>
    }
  />
)

/** /log */
export default function LogPage() {
  const query = useLog()
  const list = useRef<HTMLDivElement>(null)
  // The menu's button is gone with its entry.
  const actions = useEntryActions(() => list.current?.focus())
  const { data: entries, isPending, error, isFetchNextPageError } = query
  const add = (name: string) =>
    actions.sheet.create({ name, state: 'done', on: dayAgo(), precision: 'day' }, name)
  return (
    <PageFrame wide title={words.heading} intro={words.intro}>
      <Stack
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={words.heading}
        sx={{ gap: 4, outline: 'none' }}
      >
        <AddField onAdd={add} />
        <RetryBanner
          title={words.couldNotGet}
          // `MoreEntries` shows why the next page failed.
          error={isFetchNextPageError ? null : error}
          onRetry={() => void query.refetch()}
        />
        <ErrorBanner title={actionWords.couldNotDelete} error={actions.deletion.error} />
        {isPending && <CardGridSkeleton columns={{ xs: 1, sm: 2, lg: 3 }} />}
        {entries?.length === 0 && none}
        {entries && (
          <LogByYear entries={entries}>
            {(entry) => (
              <EntryCard
                key={entry._id}
                entry={entry}
                menu={<EntryMenuButton entry={entry} actions={actions} />}
              />
            )}
          </LogByYear>
        )}
        <MoreEntries query={query} />
      </Stack>
      <EntryActions actions={actions} />
    </PageFrame>
  )
}
