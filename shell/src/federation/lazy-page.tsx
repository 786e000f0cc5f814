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
import { ErrorBoundary, LoadingView } from '@bucketeer/shared-ui'
import { cachedPage, loadPage, evictPage, type LoadedPage } from './page-cache'
import { SlowLoadingView, UnavailableView } from './views'

interface LazyPageProps {
  /** Unique among all pages; the cache key. */
  id: string
  /** Name of the part in 'Kicks is unavailable right now.' */
  title: string
  load: () => Promise<LoadedPage>
  /** Runs before a retry: aborts pending scripts and refreshes the registry. */
  prepareRetry: () => Promise<void>
  /** Called after the page's first commit. */
  onRendered: () => void
  /** Called with the error that a loaded page threw while it rendered. */
  onRenderError: (error: unknown) => void
}

function ReportRendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered, [onRendered])
  return children
}

interface LoadState {
  attempt: number
  Page?: ComponentType | undefined
  /** Set when its code could not be loaded. */
  hasFailed?: boolean
}

/**
 * Loads a page's code on first render, with loading view, error boundary and retry. Must be keyed by its `id`.
 *
 * Does not use React's `lazy`: Suspense shows a fallback for at least 300 ms, and most pages load faster.
 */
export function LazyPage({ id, title, load, prepareRetry, onRendered, onRenderError }: LazyPageProps) {
  const [{ attempt, Page, hasFailed }, setState] = useState<LoadState>(() => ({
    attempt: 0,
    Page: cachedPage(id),
  }))
  const isRetrying = useRef(false)
  useLayoutEffect(() => {
    if (Page) return
    let isCurrent = true
    const settle = (outcome: Omit<LoadState, 'attempt'>) => {
      // While a retry is prepared, the outcome of the aborted attempt must not show.
      if (!isCurrent || isRetrying.current) return
      setState((state) => (state.attempt === attempt ? { attempt, ...outcome } : state))
    }
    loadPage(id, load).then(
      // A transition renders in slices and keeps the page responsive.
      (page) => startTransition(() => settle({ Page: page })),
      () => settle({ hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [id, load, attempt, Page])
  const retry = async () => {
    if (isRetrying.current) return
    isRetrying.current = true
    try {
      evictPage(id)
      await prepareRetry()
      setState({ attempt: attempt + 1 })
    } finally {
      isRetrying.current = false
    }
  }
  const unavailable = <UnavailableView title={title} onRetry={retry} />
  // Not thrown for the boundary: React would report an error when the page is left at the same moment.
  if (hasFailed) return unavailable
  return (
    <ErrorBoundary key={attempt} fallback={unavailable} onError={(error) => Page && onRenderError(error)}>
      {Page ? (
        // For lazy components within the page.
        <Suspense fallback={<LoadingView />}>
          <ReportRendered onRendered={onRendered}>
            <Page />
          </ReportRendered>
        </Suspense>
      ) : (
        <SlowLoadingView onRetry={retry} />
      )}
    </ErrorBoundary>
  )
}
