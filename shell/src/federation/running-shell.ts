import type { Registry } from '@bucketeer/platform/runtime'
import { reportFailure, reportSuccess } from './report'

let running: Registry['shell'] | undefined

/** Stores which release of the shell this page runs; the registry may change later. */
export const rememberShell = ({ shell }: Registry) => {
  running = shell
}

/** Reports to the server that the shell threw. */
export const reportBrokenShell = (error: unknown, route?: string) => {
  if (running) reportFailure({ part: 'shell', version: running.version }, 'render', { error, route })
}

/** Reports to the server that the shell has rendered, if it is a canary. */
export const reportStandingShell = () => {
  if (running?.isCanary) reportSuccess({ part: 'shell', version: running.version })
}
