import { productName } from '@bucketeer/shared-ui'
import { type LoadedPage, LazyPage } from './lazy-page'
import { refreshRegistry } from './live-registry'
import { reportBrokenShell } from './running-shell'
import { giveUp } from './script-gate'

const prepareRetry = async () => {
  giveUp('shell')
  await refreshRegistry()
}

interface ShellPageProps {
  id: string
  load: () => Promise<LoadedPage>
}

const nothing = () => undefined

/** A page of the shell itself, in a chunk of its own. */
export const ShellPage = ({ id, load }: ShellPageProps) => (
  <LazyPage
    key={id}
    id={`shell ${id}`}
    title={productName}
    load={load}
    prepareRetry={prepareRetry}
    onShown={nothing}
    onBroken={reportBrokenShell}
  />
)
