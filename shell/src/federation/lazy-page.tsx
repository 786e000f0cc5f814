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
  /** Unique among all pages; the cache key. */
  id: string
  /** Name of the part in 'Kicks is unavailable right now.' */
  title: string
  load: () => Promise<LoadedPage>
  /** Runs before a retry: aborts pending scripts and refreshes the registry. */
  prepareRetry: () => Promise<void>
  /** Called after the page's first commit. */
  onShown: () => void
  /** Called with the error that a loaded page threw while it rendered. */
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
 * Loads a page's code on first render, with loading view, error boundary and retry. Must be keyed by its `id`.
 *
 * Does not use React's `lazy`: Suspense shows a fallback for at least 300 ms, and most pages load faster.
 */
export const LazyPage = ({ id, title, load, prepareRetry, onShown, onBroken }: LazyPageProps) => {
  const [{ attempt, Page, failure }, setTry] = useState<Try>(() => ({ attempt: 0, Page: arrivedPage(id) }))
  const isRetrying = useRef(false)
  useLayoutEffect(() => {
    if (Page) return
    let isWanted = true
    const settle = (outcome: Omit<Try, 'attempt'>) => {
      // While a retry is prepared, the outcome of the aborted attempt must not show.
      if (!isWanted || isRetrying.current) return
      setTry((now) => (now.attempt === attempt ? { attempt, ...outcome } : now))
    }
    bringPage(id, load).then(
      // A transition renders in slices and keeps the page responsive.
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
        // For lazy components within the page.
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
