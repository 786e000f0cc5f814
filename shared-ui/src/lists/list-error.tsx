import { RetryBanner } from '../states/retry-banner'
import type { PagedList } from './next-page'

export interface ListErrorProps {
  list: Pick<PagedList, 'error' | 'isFetchNextPageError'> & { refetch(): unknown }
  /** Precedes the reason. */
  title: string
}

/** Says why a list that is loaded page by page failed to load, with a retry. `NextPage` says it of the next page. */
export const ListError = ({ list, title }: ListErrorProps) => (
  <RetryBanner
    title={title}
    error={list.isFetchNextPageError ? null : list.error}
    onRetry={() => void list.refetch()}
  />
)
