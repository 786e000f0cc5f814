import type { FailureDetails } from '../../database/release-schema'
import { fromUrlHash } from '@bucketeer/platform'
import type { FastifyBaseLogger } from 'fastify'
import { createMinuteLimit, type SourceMaps } from './source-maps'

/** A position in a script of a release. */
export interface Frame {
  /** The function's name in the built script. */
  name: string
  part: string
  /** Undefined for a URL without a version. */
  version?: string | undefined
  /** The script's hash; undefined for a URL with a version. */
  sha384?: string | undefined
  /** The path in the release. */
  path: string
  line: number
  /** Counted from 1. */
  column: number
}

/** Maximum number of frames; the failure is at the top. */
const maxFrames = 12

const frameForm =
  /(?:at (?:async )?(?<chrome>[\w$.<>]{1,60})[^/\n]{0,20}|(?<firefox>[\w$.<>/*]{0,60})@)?[^\s()]{0,100}\/releases\/(?<part>[a-z][a-z0-9-]{0,39})\/(?:files|(?<version>[0-9.]{1,40}-s[0-9a-f]{8}))\/(?<path>[\w./-]{1,200})(?:\?(?:sha384=(?<hash>[\w-]{64}))?[\w=&]{0,40})?:(?<line>\d{1,8}):(?<column>\d{1,8})/

/** Parses the frames of releases from a stack of Chrome, Firefox or Safari, topmost first. */
export const framesOf = (stack = ''): Frame[] =>
  stack
    .split('\n', 60)
    .flatMap((line) => {
      const { chrome, firefox, ...place } = frameForm.exec(line.slice(0, 500))?.groups ?? {}
      const { part, version, path, hash } = place
      const sha384 = hash && fromUrlHash(hash)
      if (!part || !path || !(version || sha384)) return []
      return [
        {
          name: chrome || firefox || '',
          part,
          version,
          sha384,
          path,
          line: Number(place.line),
          column: Number(place.column),
        },
      ]
    })
    .slice(0, maxFrames)

/** Matches e-mail addresses, queries and fragments of URLs, and possible tokens and ids. */
const secrets = [/[^\s@<>"']+@[^\s@<>"']+/g, /(?<=[/\w])[?#][^\s"')]*/g, /\b(?=[\w-]*\d)[\w-]{20,}/g]

/** Sanitises a text for the log: one line, no control characters, no personal data. */
export const harmless = (text: string): string =>
  secrets
    .reduce((rest, secret) => rest.replace(secret, '…'), text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' '))
    .trim()

/** A failure report of a browser. Anybody can send one, so it is untrusted text. */
interface Failure {
  part: string
  version: string
  failure: string
  message?: string | undefined
  stack?: string | undefined
  route?: string | undefined
  /** The address key of the reporter. Counted, never logged. */
  network: string
}

/** Reports in a minute that one server logs in full. Of further ones it logs the part only. */
const fullReports = { perNetwork: 10, inAll: 300 }

/** Logs failures of browsers with source positions. Returns what it logged in full; undefined beyond the limit. */
export function createCrashLog(placeOf: SourceMaps) {
  const mayLogInFull = createMinuteLimit(fullReports)

  return async (
    log: Pick<FastifyBaseLogger, 'warn'>,
    failed: Failure,
  ): Promise<FailureDetails | undefined> => {
    const { part, version, failure, message, stack, route, network } = failed
    const brief = { part, version, failure }
    if (!mayLogInFull(network)) {
      log.warn(brief, 'A part failed in a browser')
      return undefined
    }
    const places: string[] = []
    for (const frame of framesOf(stack)) places.push(await placeOf(frame, network))
    const details = {
      ...(route !== undefined && { route: harmless(route) }),
      ...(message !== undefined && { reason: harmless(message) }),
      ...(places.length > 0 && { stack: places }),
    }
    log.warn({ ...brief, ...details }, 'A part failed in a browser')
    return details
  }
}
