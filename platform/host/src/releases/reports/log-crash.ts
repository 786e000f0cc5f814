import type { FastifyBaseLogger } from 'fastify'
import { type Crash, framesOf, harmless } from './crash'
import { createMinuteLimit } from './minute-limit'
import type { SourceMaps } from './source-maps'

interface Failure extends Crash {
  part: string
  version: string
  failure: string
  /** The address key of the reporter. Counted, never logged. */
  network: string
}

/** Reports in a minute that one server logs in full. Of further ones it logs the part only. */
const fullReports = { perNetwork: 10, inAll: 300 }

/** Logs failures of browsers with source positions. */
export const createCrashLog = (placeOf: SourceMaps) => {
  const mayLogInFull = createMinuteLimit(fullReports)

  return async (log: Pick<FastifyBaseLogger, 'warn'>, failed: Failure): Promise<void> => {
    const { part, version, failure, message, stack, route, network } = failed
    const brief = { part, version, failure }
    if (!mayLogInFull(network)) return log.warn(brief, 'A part failed in a browser')
    const places: string[] = []
    for (const frame of framesOf(stack)) places.push(await placeOf(frame, network))
    const details = {
      ...brief,
      ...(route !== undefined && { route: harmless(route) }),
      ...(message !== undefined && { reason: harmless(message) }),
      ...(places.length > 0 && { stack: places }),
    }
    log.warn(details, 'A part failed in a browser')
  }
}

export type CrashLog = ReturnType<typeof createCrashLog>
