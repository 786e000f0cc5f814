import { Button, ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { LogQuery } from './use-log'
import { words } from './words'

// Distance in pixels below the viewport at which the next page is loaded.
const margin = 900

interface MoreEntriesProps {
  query: LogQuery
  /** Shown before the error's message. */
  failure: string
}

/** Loads the next page near the end of the list, or by its button; after a failure by its button only. */
export function MoreEntries({ query, failure }: MoreEntriesProps) {
  const end = useRef<HTMLDivElement>(null)
  const { data, isFetchingNextPage, isFetchNextPageError, error } = query
  // A second click joins the request.
  const more = () => void query.fetchNextPage({ cancelRefetch: false })
  const loadNext = useEffectEvent(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) more()
  })
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) loadNext()
      },
      { rootMargin: `0px 0px ${margin}px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [data])
  if (!query.hasNextPage) return null
  return (
    <Stack ref={end} sx={{ alignItems: 'center', gap: 2 }}>
      {isFetchNextPageError && <ErrorBanner title={failure} error={error} />}
      <Button variant="outlined" loading={isFetchingNextPage} onClick={more}>
        {isFetchNextPageError ? words.tryAgain : words.more}
      </Button>
    </Stack>
  )
}
