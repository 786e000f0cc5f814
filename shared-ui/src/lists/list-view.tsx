import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { plainList } from '../theme/styles'
import { ListError, NextPage, type NextPageProps, type PagedList } from './next-page'

interface WholeList<Item> {
  data: Item[] | undefined
  isPending: boolean
  error: Error | null
  refetch(): unknown
}

export interface ListViewProps<Item> extends Pick<NextPageProps, 'failure' | 'loadsNear'> {
  /** The result of `useQuery`, or of `useInfiniteQuery` for a list that is loaded page by page. */
  list: WholeList<Item> | (WholeList<Item> & PagedList)
  /** Announces that the list loads. Omitted where the rest of the page has loaded. */
  loading?: string
  /** Default: rows without pictures. */
  skeleton?: ReactNode
  /** Shown if nothing is in the list. */
  empty?: ReactNode
  /** The words of the button for the next page. */
  more?: string
  /** The space between the parts, in units of the theme. Default: 3. */
  gap?: number
  /** Renders the items, of which there is at least one. */
  children(items: Item[]): ReactNode
}

/** A list in its four states, loading, failed, empty and loaded, with the button for its next page. */
export function ListView<Item>(props: ListViewProps<Item>) {
  const { list, failure, loading, skeleton = <RowsSkeleton />, empty, more = '', gap = 3, children } = props
  const { data, isPending } = list
  return (
    <Stack sx={{ gap }} aria-busy={isPending}>
      <ListError list={list} title={failure} />
      {isPending && <div {...(loading && { role: 'status', 'aria-label': loading })}>{skeleton}</div>}
      {data?.length === 0 && empty}
      {data && data.length > 0 && children(data)}
      {'fetchNextPage' in list && (
        <NextPage list={list} label={more} failure={failure} loadsNear={props.loadsNear} />
      )}
    </Stack>
  )
}

interface RowsProps<Item> {
  items: readonly Item[]
  /** The accessible name of the list. */
  label?: string
  /** The space between the rows, in units of the theme. Default: 2. */
  gap?: number
  children(item: Item): ReactNode
}

/** Things below each other, as a list without markers. */
export const Rows = <Item extends { _id: string }>({ items, label, gap = 2, children }: RowsProps<Item>) => (
  <Stack component="ul" role="list" aria-label={label} sx={{ ...plainList, gap }}>
    {items.map((item) => (
      <li key={item._id}>{children(item)}</li>
    ))}
  </Stack>
)

interface RowsSkeletonProps {
  /** The diameter of the round picture of each row, in pixels. */
  avatar?: number
}

/** The skeleton of rows of text. */
export const RowsSkeleton = ({ avatar }: RowsSkeletonProps) => (
  <Stack sx={{ gap: 2 }}>
    {['52%', '38%', '45%'].map((width) => (
      <Stack key={width} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        {avatar && <Skeleton variant="circular" width={avatar} height={avatar} />}
        <Skeleton width={width} height={36} />
      </Stack>
    ))}
  </Stack>
)
