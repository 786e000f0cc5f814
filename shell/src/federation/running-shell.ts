import type { Registry } from '@bucketeer/platform/runtime'
import { setRunning } from './live-registry'
import { reportFailure, reportSuccess } from './report'

let runningShell: Registry['shell'] | undefined

/** Stores which release of the shell this page runs; the registry may change later. */
export const setRunningShell = ({ shell }: Registry) => {
  runningShell = shell
  setRunning('shell', shell)
}

/** Reports to the server that the shell threw. */
export const reportShellFailure = (error: unknown, route?: string) => {
  if (runningShell)
    reportFailure({ part: 'shell', version: runningShell.version }, 'render', { error, route })
}

/** Reports to the server that the shell has rendered, if it is a canary. */
export const reportShellSuccess = () => {
  if (runningShell?.isCanary) reportSuccess({ part: 'shell', version: runningShell.version })
}
