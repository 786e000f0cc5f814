import { useCallback } from 'react'
import { bringPage } from './arrived-pages'
import { LazyPage } from './lazy-page'
import { liveRemote, refreshRegistry } from './live-registry'
import { loadRemotePage } from './load-remote-page'
import { reportFailure, reportSuccess } from './report'
import { giveUp } from './script-gate'

const idOf = (name: string, path: string) => `${name} ${path}`

/** Prefetches the code of a remote's page. */
export const bringRemotePage = (name: string, path: string) =>
  bringPage(idOf(name, path), () => loadRemotePage(name, path))

interface RemotePageProps {
  name: string
  title: string
  path: string
}

/** Renders a remote's page for one of its routes. */
export const RemotePage = ({ name, title, path }: RemotePageProps) => {
  const load = useCallback(() => loadRemotePage(name, path), [name, path])
  const prepareRetry = useCallback(async () => {
    giveUp(name)
    await refreshRegistry()
  }, [name])
  const onShown = useCallback(() => {
    const { version, isCanary } = liveRemote(name)
    if (isCanary) reportSuccess({ part: name, version })
  }, [name])
  const onBroken = useCallback(
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
      onShown={onShown}
      onBroken={onBroken}
    />
  )
}
