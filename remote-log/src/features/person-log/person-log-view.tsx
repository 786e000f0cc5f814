import type { User } from '@bucketeer/shared-auth'
import {
  CardGridSkeleton,
  EmptyDrawing,
  EmptyView,
  ListError,
  NextPage,
  PageFrame,
  Stack,
} from '@bucketeer/shared-ui'
import { EntryCard } from '../../log/entry-card'
import { LogByYear } from '../../log/log-by-year'
import { words as listWords } from '../../log/words'
import type { LogQuery } from '../../log/use-log'
import { words } from './words'

/** The log of another member, as far as the user may see it. */
export function PersonLogView({ person: { _id, userName }, query }: { person: User; query: LogQuery }) {
  const { data: entries, isPending } = query
  return (
    <PageFrame
      wide
      title={words.heading(userName)}
      intro={words.intro(userName)}
      back={{ to: `/user/${_id}`, label: words.back(userName) }}
    >
      <Stack sx={{ gap: 4 }}>
        <ListError list={query} title={words.couldNotGet} />
        {isPending && <CardGridSkeleton columns={{ xs: 1, sm: 2, lg: 3 }} />}
        {entries?.length === 0 && (
          <EmptyView drawing={<EmptyDrawing kind="journal" />} text={words.none(userName)} />
        )}
        {entries && (
          <LogByYear entries={entries}>{(entry) => <EntryCard key={entry._id} entry={entry} />}</LogByYear>
        )}
        <NextPage list={query} label={listWords.more} failure={words.couldNotGet} />
      </Stack>
    </PageFrame>
  )
}
