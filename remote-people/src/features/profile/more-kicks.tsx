import { useEffect, useEffectEvent, useRef } from 'react'
import { Box, Button, ErrorBanner, RetryIcon, Stack } from '@bucketeer/shared-ui'
import type { KickPages } from './use-kicks-of'
import { words } from './words'

/** Distance in pixels below the window at which the next page is loaded. */
const margin = 600

/** Calls back when the element with the ref comes near the window, and again for each change of `trigger` while it is. */
const useNear = (trigger: unknown, onNear: () => void) => {
  const element = useRef<HTMLDivElement>(null)
  const callBack = useEffectEvent(onNear)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && callBack(),
      { rootMargin: `0px 0px ${margin}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [trigger])
  return element
}

interface MoreKicksProps {
  query: KickPages
  /** Whether the next page loads by itself when the end of the list is near. After a failure it never does. */
  loadsNear: boolean
}

/** The button for the next page of a list, and why the last one failed. */
export const MoreKicks = ({ query, loadsNear }: MoreKicksProps) => {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const failure = isFetchNextPageError ? error : null
  const end = useNear(data?.length, () => {
    if (loadsNear && hasNextPage && !isFetchingNextPage && !failure) void fetchNextPage()
  })
  if (!hasNextPage) return null
  return (
    <Stack ref={end} sx={{ alignItems: 'center', gap: 2 }}>
      <Box sx={{ alignSelf: 'stretch' }}>
        <ErrorBanner title={words.kicks.couldNotGet} error={failure} />
      </Box>
      <Button
        variant="outlined"
        loading={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
        {...(failure && { startIcon: <RetryIcon size={18} /> })}
      >
        {failure ? words.kicks.retry : words.kicks.more}
      </Button>
    </Stack>
  )
}
