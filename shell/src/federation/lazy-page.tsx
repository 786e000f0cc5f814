import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
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
  /** Is told when the page has drawn itself. */
  onShown: () => void
  /** Is told when the page came and then threw while it drew itself. */
  onBroken: () => void
}

const Shown = ({ onShown, children }: { onShown: () => void; children: ReactNode }) => {
  useEffect(onShown, [onShown])
  return children
}

const firstTry = (id: string, load: () => Promise<LoadedPage>) => ({
  attempt: 0,
  Page: arrived.get(id) ?? lazyPage(id, load),
})

/**
 * A page whose code comes when it is needed: loading view, boundary and retry. Each try has a `lazy` of its own,
 * because one remembers its rejection for ever. Must be keyed by its `id`.
 */
export const LazyPage = ({ id, title, load, prepareRetry, onShown, onBroken }: LazyPageProps) => {
  const [{ attempt, Page }, setTry] = useState(() => firstTry(id, load))
  const retry = async () => {
    arrived.delete(id)
    await prepareRetry()
    setTry({ attempt: attempt + 1, Page: lazyPage(id, load) })
  }
  const tell = () => {
    if (arrived.has(id)) onBroken()
  }
  return (
    <PageBoundary key={attempt} title={title} onRetry={retry} onError={tell}>
      <Suspense fallback={<SlowLoadingView onRetry={retry} />}>
        <Shown onShown={onShown}>
          <Page />
        </Shown>
      </Suspense>
    </PageBoundary>
  )
}
