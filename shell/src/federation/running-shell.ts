import type { Registry } from '@bucketeer/platform/runtime'
import { reportFailure, reportSuccess } from './report'

let running: Registry['shell'] | undefined

/** Remembers which shell this page runs, whatever is live later. */
export const rememberShell = ({ shell }: Registry) => {
  running = shell
}

/** Tells the server that the site around the pages threw. */
export const reportBrokenShell = (error: unknown, route?: string) => {
  if (running) reportFailure({ part: 'shell', version: running.version }, 'render', { error, route })
}

/** Tells the server that the site stands, when its shell is one that only some people get. */
export const reportStandingShell = () => {
  if (running?.isCanary) reportSuccess({ part: 'shell', version: running.version })
}
