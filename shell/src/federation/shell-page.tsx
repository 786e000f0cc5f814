import { productName } from '@bucketeer/shared-ui'
import { loadPage, type LoadedPage } from './page-cache'
import { LazyPage } from './lazy-page'
import { refreshRegistry } from './live-registry'
import { reportShellFailure } from './running-shell'
import { failPendingScripts } from './script-gate'

const prepareRetry = async () => {
  failPendingScripts('shell')
  await refreshRegistry()
}

const idOf = (path: string) => `shell ${path}`

/** Prefetches the code of a shell page. */
export const prefetchShellPage = (path: string, load: () => Promise<LoadedPage>) => loadPage(idOf(path), load)

const nothing = () => undefined

/** Renders a page of the shell, which is a chunk of its own. */
export const ShellPage = ({ path, load }: { path: string; load: () => Promise<LoadedPage> }) => (
  <LazyPage
    key={path}
    id={idOf(path)}
    title={productName}
    load={load}
    prepareRetry={prepareRetry}
    onRendered={nothing}
    onRenderError={(error) => reportShellFailure(error, path)}
  />
)
