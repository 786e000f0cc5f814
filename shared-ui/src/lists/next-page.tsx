import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../buttons/button'
import { RetryIcon } from '../icons'
import { ErrorBanner, RetryBanner } from '../states/banners'
import { words } from '../words'

interface NearViewportOptions {
  /** Distance in pixels at which an element counts as near. */
  margin?: number
  /** When it changes, an element that is near counts as having come near again. */
  trigger?: unknown
}

/** Returns the ref of an element, and calls back when it comes near the viewport. */
export function useNearViewport(
  onNear: () => void,
  { margin = 900, trigger }: NearViewportOptions = {},
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const callBack = useEffectEvent(onNear)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callBack(),
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [margin, trigger])
  return element
}

/** Returns the ref of an element, and whether it has been near the viewport, so that it can be filled only then. */
export function useWasNear(margin = 400) {
  const [wasNear, setWasNear] = useState(false)
  return { element: useNearViewport(() => setWasNear(true), { margin }), wasNear }
}

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
  loadsNear?: boolean | undefined
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

export interface ListErrorProps {
  list: { error: Error | null; isFetchNextPageError?: boolean; refetch(): unknown }
  /** Precedes the reason. */
  title: string
}

/** Says why a list failed to load, with a retry. `NextPage` says it of the next page. */
export const ListError = ({ list, title }: ListErrorProps) => (
  <RetryBanner
    title={title}
    error={list.isFetchNextPageError ? null : list.error}
    onRetry={() => void list.refetch()}
  />
)
