import { useCallback } from 'react'
import { LazyPage } from './lazy-page'
import { refreshRegistry } from './live-registry'
import { loadRemotePage } from './load-remote-page'
import { giveUp } from './script-gate'

interface RemotePageProps {
  name: string
  title: string
  path: string
}

/** A remote's page for one of its routes. */
export const RemotePage = ({ name, title, path }: RemotePageProps) => {
  const load = useCallback(() => loadRemotePage(name, path), [name, path])
  const prepareRetry = useCallback(async () => {
    giveUp(name)
    await refreshRegistry()
  }, [name])
  const id = `${name} ${path}`
  return <LazyPage key={id} id={id} title={title} load={load} prepareRetry={prepareRetry} />
}
