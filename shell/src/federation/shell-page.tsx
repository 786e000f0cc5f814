import { productName } from '@bucketeer/shared-ui'
import { bringPage, type LoadedPage } from './arrived-pages'
import { LazyPage } from './lazy-page'
import { refreshRegistry } from './live-registry'
import { reportBrokenShell } from './running-shell'
import { giveUp } from './script-gate'

const prepareRetry = async () => {
  giveUp('shell')
  await refreshRegistry()
}

const idOf = (path: string) => `shell ${path}`

/** Prefetches the code of a shell page. */
export const bringShellPage = (path: string, load: () => Promise<LoadedPage>) => bringPage(idOf(path), load)

interface ShellPageProps {
  path: string
  load: () => Promise<LoadedPage>
}

const nothing = () => undefined

/** Renders a page of the shell, which is a chunk of its own. */
export const ShellPage = ({ path, load }: ShellPageProps) => (
  <LazyPage
    key={path}
    id={idOf(path)}
    title={productName}
    load={load}
    prepareRetry={prepareRetry}
    onShown={nothing}
    onBroken={(error) => reportBrokenShell(error, path)}
  />
)
