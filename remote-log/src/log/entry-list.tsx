import { CardGrid, type Columns, groupBy, Skeleton, SkeletonFrame } from '@bucketeer/shared-ui'
import { EntryCard, type EntryCardProps, type ListedEntry } from './entry-card'
import { words } from './words'

export const yearOf = ({ on }: Pick<ListedEntry, 'on'>) => on?.slice(0, 4) ?? words.someTimeAgo

/** The key of the entries that are repeats of one another: those of a place or a Kick in a year. */
function repeatKey(entry: ListedEntry) {
  const { place, country, _id } = entry.kick ?? {}
  const what = place ? [place, country] : [_id ?? entry._id, entry.kickName]
  return [yearOf(entry), ...what].join('\n')
}

interface EntryListProps<Entry extends ListedEntry> extends Omit<EntryCardProps<Entry>, 'entries'> {
  entries: readonly Entry[]
  /** The accessible name of the list. */
  label: string
  columns?: Columns
}

const usualColumns = { xs: 1, sm: 2, lg: 3 }

/** Entries with small pictures. The repeats of a Kick or a place within a year are one item. */
export const EntryList = <Entry extends ListedEntry>({
  entries,
  label,
  columns = usualColumns,
  ...card
}: EntryListProps<Entry>) => (
  <CardGrid columns={columns} label={label}>
    {groupBy(entries, repeatKey).map(([key, group]) => (
      <EntryCard key={key} entries={group} {...card} />
    ))}
  </CardGrid>
)

/** The loading view of entries. */
export const EntryListSkeleton = () => (
  <SkeletonFrame>
    <CardGrid columns={usualColumns}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} variant="rounded" width="100%" height={96} />
      ))}
    </CardGrid>
  </SkeletonFrame>
)
