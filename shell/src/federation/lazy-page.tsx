import { type ComponentType, lazy, Suspense, useState } from 'react'
import { PageBoundary } from './page-boundary'
import { SlowLoadingView } from './slow-loading-view'

export interface LoadedPage {
  default: ComponentType
}

/** Pages that have arrived: they show at once, without a loading view, whenever one comes back to them. */
const arrived = new Map<string, ComponentType>()

const lazyPage = (id: string, load: () => Promise<LoadedPage>) =>
  lazy(async () => {
    const page = await load()
    arrived.set(id, page.default)
    return page
  })

interface LazyPageProps {
  /** Names the page among all pages. */
  id: string
  /** What is missing when the page cannot be loaded, as a person would call it. */
  title: string
  load: () => Promise<LoadedPage>
  /** Clears the way for a new try: gives up what hangs, learns what is live now. */
  prepareRetry: () => Promise<void>
}

const firstTry = (id: string, load: () => Promise<LoadedPage>) => ({
  attempt: 0,
  Page: arrived.get(id) ?? lazyPage(id, load),
})

/**
 * A page whose code comes when it is needed: loading view, boundary and retry. Each try has a `lazy` of its own,
 * because one remembers its rejection for ever. Must be keyed by its `id`.
 */
export const LazyPage = ({ id, title, load, prepareRetry }: LazyPageProps) => {
  const [{ attempt, Page }, setTry] = useState(() => firstTry(id, load))
  const retry = async () => {
    arrived.delete(id)
    await prepareRetry()
    setTry({ attempt: attempt + 1, Page: lazyPage(id, load) })
  }
  return (
    <PageBoundary key={attempt} title={title} onRetry={retry}>
      <Suspense fallback={<SlowLoadingView onRetry={retry} />}>
        <Page />
      </Suspense>
    </PageBoundary>
  )
}
