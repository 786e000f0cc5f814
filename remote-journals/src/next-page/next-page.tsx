import { Box, Button } from '@bucketeer/shared-ui'
import { useEffect, useEffectEvent, useRef } from 'react'

const words = { retry: 'Try again' }

interface NextPageProps {
  state: 'ready' | 'loading' | 'failed'
  /** The words of the button. */
  label: string
  onLoad(): void
}

/** The end of an incomplete list: loads the next page when it becomes visible, or by its button. */
export function NextPage({ state, label, onLoad }: NextPageProps) {
  const foot = useRef<HTMLDivElement>(null)
  const loadUnlessFailed = useEffectEvent(() => {
    // Scrolling does not retry a failed request.
    if (state === 'ready') onLoad()
  })
  useEffect(() => {
    if (!foot.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadUnlessFailed(), {
      rootMargin: '800px',
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
    // Observes again after each page, because the element may still be visible.
  }, [state])

  return (
    <Box ref={foot} sx={{ display: 'flex', justifyContent: 'center' }}>
      <Button variant="outlined" loading={state === 'loading'} onClick={onLoad}>
        {state === 'failed' ? words.retry : label}
      </Button>
    </Box>
  )
}
