import { useCallback, useState } from 'react'
import { productName } from '@bucketeer/shared-ui'
import { LazyPage } from './lazy-page'
import {
  liveVersion,
  refreshRegistry,
  reportRendered,
  reportRenderError,
  runsOtherVersion,
} from './live-registry'
import { loadRemotePage } from './load-remote-page'
import { type LoadedPage, loadPage } from './page-cache'
import { failPendingScripts } from './script-gate'

/** The version makes the next navigation load a release that became live in the meantime. */
const idOf = (part: string, path: string) => [part, liveVersion(part), path].filter(Boolean).join(' ')

interface PartPageProps {
  part: string
  title: string
  path: string
  load: () => Promise<LoadedPage>
}

function PartPage({ part, title, path, load }: PartPageProps) {
  // Stays the same while the page is mounted, whatever becomes live.
  const [id] = useState(() => idOf(part, path))
  const prepareRetry = async () => {
    failPendingScripts(part)
    await refreshRegistry()
  }
  const onRendered = useCallback(() => reportRendered(part), [part])
  const onRenderError = (error: unknown) => reportRenderError(part, error, path)
  return <LazyPage {...{ id, title, load, prepareRetry, onRendered, onRenderError }} />
}

/** Prefetches the code of a shell page. */
export const prefetchShellPage = (path: string, load: () => Promise<LoadedPage>) =>
  loadPage(idOf('shell', path), load)

/** Renders a page of the shell, which is a chunk of its own. */
export const ShellPage = (props: Pick<PartPageProps, 'path' | 'load'>) => (
  <PartPage key={props.path} part="shell" title={productName} {...props} />
)

/** Prefetches the code of a remote's page, unless that takes a new document. */
export async function prefetchRemotePage(name: string, path: string) {
  if (runsOtherVersion(name, liveVersion(name))) return
  await loadPage(idOf(name, path), () => loadRemotePage(name, path))
}

/** Renders a remote's page for one of its routes. */
export function RemotePage({ name, title, path }: { name: string; title: string; path: string }) {
  const load = useCallback(() => loadRemotePage(name, path), [name, path])
  return <PartPage key={`${name} ${path}`} part={name} {...{ title, path, load }} />
}
