import { useCallback, useState } from 'react'
import type { Access, ListedRemote } from '@bucketeer/platform/runtime'
import { LazyPage } from './lazy-page'
import {
  liveVersion,
  refreshRegistry,
  reportRendered,
  reportRenderError,
  runsOtherVersion,
} from './live-registry'
import { loadRemotePage } from './load-remote-page'
import { type LoadedPage, loadPage, pageId } from './page-cache'
import { failPendingScripts } from './script-gate'

/** A page of the shell or of a remote. */
export interface PartPageProps {
  part: string
  /** Display name of the part. */
  title: string
  path: string
  access: Access
  /** Loads its code, a chunk of its own. */
  load: () => Promise<LoadedPage>
}

/** Returns the pages of a remote, one for each of its routes. */
export const remotePages = ({ name, title, routes }: ListedRemote): PartPageProps[] =>
  routes.map(({ path, access }) => ({
    part: name,
    title,
    path,
    access,
    load: () => loadRemotePage(name, path),
  }))

/** Prefetches the code of a page, unless that takes a new document. */
export async function prefetchPage({ part, path, load }: PartPageProps) {
  if (part !== 'shell' && runsOtherVersion(part, liveVersion(part))) return
  await loadPage(pageId(part, path), load)
}

/** Renders a page. Must be keyed by its path. */
export function PartPage({ part, title, path, load }: PartPageProps) {
  // Stays the same while the page is mounted, whatever becomes live.
  const [id] = useState(() => pageId(part, path))
  const prepareRetry = async () => {
    failPendingScripts(part)
    await refreshRegistry()
  }
  const onRendered = useCallback(() => reportRendered(part), [part])
  const onRenderError = (error: unknown) => reportRenderError(part, error, path)
  return <LazyPage {...{ id, title, load, prepareRetry, onRendered, onRenderError }} />
}
