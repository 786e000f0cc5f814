import { useCallback } from 'react'
import { loadPage } from './page-cache'
import { LazyPage } from './lazy-page'
import { liveRemote, refreshRegistry } from './live-registry'
import { loadRemotePage } from './load-remote-page'
import { reportFailure, reportSuccess } from './report'
import { failPendingScripts } from './script-gate'

const idOf = (name: string, path: string) => `${name} ${path}`

/** Prefetches the code of a remote's page. */
export const prefetchRemotePage = (name: string, path: string) =>
  loadPage(idOf(name, path), () => loadRemotePage(name, path))

interface RemotePageProps {
  name: string
  title: string
  path: string
}

/** Renders a remote's page for one of its routes. */
export const RemotePage = ({ name, title, path }: RemotePageProps) => {
  const load = useCallback(() => loadRemotePage(name, path), [name, path])
  const prepareRetry = useCallback(async () => {
    failPendingScripts(name)
    await refreshRegistry()
  }, [name])
  const onRendered = useCallback(() => {
    const { version, isCanary } = liveRemote(name)
    if (isCanary) reportSuccess({ part: name, version })
  }, [name])
  const onRenderError = useCallback(
    (error: unknown) =>
      reportFailure({ part: name, version: liveRemote(name).version }, 'render', { error, route: path }),
    [name, path],
  )
  const id = idOf(name, path)
  return (
    <LazyPage
      key={id}
      id={id}
      title={title}
      load={load}
      prepareRetry={prepareRetry}
      onRendered={onRendered}
      onRenderError={onRenderError}
    />
  )
}
