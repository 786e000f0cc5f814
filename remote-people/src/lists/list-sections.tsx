import {
  NextPage,
  type PagedList,
  RetryBanner,
  Rows,
  RowsSkeleton,
  Section,
  Typography,
} from '@bucketeer/shared-ui'
import type { ReactNode } from 'react'
import { words } from './words'

interface LoadedList<Item> extends PagedList {
  data: Item[] | undefined
  isPending: boolean
  refetch(): unknown
}

/** Says once for the lists of a page that they load, or why they failed, with a retry. */
export function ListsState({ lists }: { lists: readonly LoadedList<unknown>[] }) {
  const failed = lists.filter(({ error, isFetchNextPageError }) => error && !isFetchNextPageError)
  return (
    <>
      <RetryBanner
        title={words.couldNotGet}
        error={failed[0]?.error}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
      {lists.some(({ isPending }) => isPending) && (
        <div role="status" aria-label={words.loading}>
          <RowsSkeleton />
        </div>
      )}
    </>
  )
}

interface ListSectionProps<Item> {
  heading: string
  note?: string
  list: LoadedList<Item>
  children(item: Item): ReactNode
}

/** A section with one of the lists of a page; nothing while it is empty. */
export function ListSection<Item extends { _id: string }>(props: ListSectionProps<Item>) {
  const { heading, note, list, children } = props
  if (!list.data || list.data.length === 0) return null
  return (
    <Section heading={heading} gap={2}>
      {note && <Typography color="textSecondary">{note}</Typography>}
      <Rows items={list.data}>{children}</Rows>
      <NextPage list={list} label={words.more} failure={words.couldNotGet} loadsNear={false} />
    </Section>
  )
}
