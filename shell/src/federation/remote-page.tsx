import { useCallback, useState } from 'react'
import { loadPage } from './page-cache'
import { LazyPage } from './lazy-page'
import { liveVersion, refreshRegistry, runningRelease, runsOtherVersion } from './live-registry'
import { loadRemotePage } from './load-remote-page'
import { reportFailure, reportSuccess } from './report'
import { failPendingScripts } from './script-gate'

/** The version makes the next navigation load a release that became live in the meantime. */
const idOf = (name: string, path: string) => `${name} ${liveVersion(name)} ${path}`

/** Prefetches the code of a remote's page, unless that takes a new document. */
export const prefetchRemotePage = async (name: string, path: string) => {
  if (runsOtherVersion(name, liveVersion(name))) return
  await loadPage(idOf(name, path), () => loadRemotePage(name, path))
}

interface RemotePageProps {
  name: string
  title: string
  path: string
}

const MountedPage = ({ name, title, path }: RemotePageProps) => {
  // Stays the same while the page is mounted, whatever becomes live.
  const [id] = useState(() => idOf(name, path))
  const load = useCallback(() => loadRemotePage(name, path), [name, path])
  const prepareRetry = useCallback(async () => {
    failPendingScripts(name)
    await refreshRegistry()
  }, [name])
  const onRendered = useCallback(() => {
    const release = runningRelease(name)
    if (release?.isCanary) reportSuccess({ part: name, version: release.version })
  }, [name])
  const onRenderError = useCallback(
    (error: unknown) => {
      const version = runningRelease(name)?.version
      if (version) reportFailure({ part: name, version }, 'render', { error, route: path })
    },
    [name, path],
  )
  return (
    <LazyPage
      id={id}
      title={title}
      load={load}
      prepareRetry={prepareRetry}
      onRendered={onRendered}
      onRenderError={onRenderError}
    />
  )
}

/** Renders a remote's page for one of its routes. */
export const RemotePage = (props: RemotePageProps) => (
  <MountedPage key={`${props.name} ${props.path}`} {...props} />
)
