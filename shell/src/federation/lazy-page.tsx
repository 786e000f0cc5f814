import {
  type ComponentType,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { LoadingView } from '@bucketeer/shared-ui'
import { arrivedPage, bringPage, forgetPage, type LoadedPage } from './arrived-pages'
import { PageBoundary } from './page-boundary'
import { SlowLoadingView } from './slow-loading-view'

interface LazyPageProps {
  /** Names the page among all pages. */
  id: string
  /** What is missing when the page cannot be loaded, as a person would call it. */
  title: string
  load: () => Promise<LoadedPage>
  /** Clears the way for a new try: gives up what hangs, learns what is live now. */
  prepareRetry: () => Promise<void>
  /** Is told when the page has drawn itself. */
  onShown: () => void
  /** Is told what the page threw, when it came and then threw while it drew itself. */
  onBroken: (error: unknown) => void
}

const Shown = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useEffect(onShown, [onShown])
  return children
}

const Failed = ({ reason }: { reason: unknown }): ReactNode => {
  throw reason
}

interface Try {
  attempt: number
  Page?: ComponentType | undefined
  failure?: { reason: unknown }
}

/**
 * A page whose code comes when it is needed: loading view, boundary and retry. Must be keyed by its `id`.
 *
 * React's `lazy` is not used: whatever Suspense has once put a fallback for, it holds back until that was there for
 * 300 ms, and a page's code is mostly here sooner.
 */
export const LazyPage = ({ id, title, load, prepareRetry, onShown, onBroken }: LazyPageProps) => {
  const [{ attempt, Page, failure }, setTry] = useState<Try>(() => ({ attempt: 0, Page: arrivedPage(id) }))
  const isRetrying = useRef(false)
  useLayoutEffect(() => {
    if (Page) return
    let isWanted = true
    const settle = (outcome: Omit<Try, 'attempt'>) => {
      // Who tries again waits for the next try, not for how the one that was given up ends.
      if (!isWanted || isRetrying.current) return
      setTry((now) => (now.attempt === attempt ? { attempt, ...outcome } : now))
    }
    bringPage(id, load).then(
      // In small steps, so that the browser answers meanwhile.
      (page) => startTransition(() => settle({ Page: page })),
      (reason: unknown) => settle({ failure: { reason } }),
    )
    return () => {
      isWanted = false
    }
  }, [id, load, attempt, Page])
  const retry = async () => {
    if (isRetrying.current) return
    isRetrying.current = true
    try {
      forgetPage(id)
      await prepareRetry()
      setTry({ attempt: attempt + 1 })
    } finally {
      isRetrying.current = false
    }
  }
  const tell = (error: unknown) => {
    if (Page) onBroken(error)
  }
  return (
    <PageBoundary key={attempt} title={title} onRetry={retry} onError={tell}>
      {failure && <Failed {...failure} />}
      {Page ? (
        // Whatever of its own a page may wait for.
        <Suspense fallback={<LoadingView />}>
          <Shown onShown={onShown}>
            <Page />
          </Shown>
        </Suspense>
      ) : (
        <SlowLoadingView onRetry={retry} />
      )}
    </PageBoundary>
  )
}
