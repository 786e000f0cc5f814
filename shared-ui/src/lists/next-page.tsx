import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Button } from '../buttons/button'
import { RetryIcon } from '../icons'
import { ErrorBanner } from '../states/error-banner'
import { words } from '../words'
import { useNearViewport } from './use-near-viewport'

/** A list that is loaded page by page, such as an infinite query of TanStack Query. */
export interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  /** Why the last request failed. */
  error: Error | null
  fetchNextPage(options: { cancelRefetch: boolean }): unknown
}

export interface NextPageProps {
  list: PagedList
  /** The words of the button. */
  label: string
  /** Precedes the reason of a failure. */
  failure: string
  /** Whether the page loads when the end of the list comes near the viewport; default true. */
  loadsNear?: boolean
}

/**
 * The end of a list that is loaded page by page. Loads the next page when it comes near the viewport, or by its button; after
 * a failure by the button only. Renders nothing after the last page.
 */
export function NextPage({ list, label, failure, loadsNear = true }: NextPageProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = list
  // A second click joins the request.
  const load = () => void list.fetchNextPage({ cancelRefetch: false })
  const loadNear = () => {
    if (loadsNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) load()
  }
  // It may still be near after a page.
  const end = useNearViewport(loadNear, { trigger: `${hasNextPage} ${isFetchingNextPage}` })
  if (!hasNextPage) return null
  return (
    <Stack ref={end} sx={{ alignItems: 'center', gap: 2 }}>
      {isFetchNextPageError && (
        <Box sx={{ alignSelf: 'stretch' }}>
          <ErrorBanner title={failure} error={error} />
        </Box>
      )}
      <Button
        variant="outlined"
        loading={isFetchingNextPage}
        onClick={load}
        {...(isFetchNextPageError && { startIcon: <RetryIcon size={18} /> })}
      >
        {isFetchNextPageError ? words.error.retry : label}
      </Button>
    </Stack>
  )
}
