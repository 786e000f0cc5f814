import { Box, Button } from '@bucketeer/shared-ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { words } from './words'

interface NextPageProps {
  state: 'ready' | 'loading' | 'failed'
  onLoad(): void
}

/** The foot of a list that goes on: loads as it comes near, and is a button for those who do not scroll. */
export function NextPage({ state, onLoad }: NextPageProps) {
  const foot = useRef<HTMLDivElement>(null)
  const loadUnlessFailed = useEffectEvent(() => {
    // What failed is not tried again by mere scrolling.
    if (state === 'ready') onLoad()
  })
  useEffect(() => {
    if (!foot.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadUnlessFailed(), {
      rootMargin: '800px',
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
    // Watched anew after each page: a foot that is still in sight is told again.
  }, [state])

  return (
    <Box ref={foot} sx={{ display: 'flex', justifyContent: 'center' }}>
      <Button variant="outlined" loading={state === 'loading'} onClick={onLoad}>
        {state === 'failed' ? words.retry : words.more}
      </Button>
    </Box>
  )
}
