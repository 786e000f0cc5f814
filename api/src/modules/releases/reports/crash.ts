/** What a browser says of a failure. Anybody can send it: a text to be read, nothing more. */
export interface Crash {
  message?: string | undefined
  stack?: string | undefined
  route?: string | undefined
}

/** A place in a script of a release. */
export interface Frame {
  /** The function's name, as the built script has it. */
  name: string
  part: string
  version: string
  /** The file's path in the release. */
  path: string
  line: number
  /** From 1, as browsers count. */
  column: number
}

/** Frames that are looked at: what failed is at the top. */
const mostFrames = 12

const frameForm =
  /(?:at (?:async )?(?<chrome>[\w$.<>]{1,60})[^/\n]{0,20}|(?<firefox>[\w$.<>/*]{0,60})@)?[^\s()]{0,100}\/releases\/(?<part>[a-z][a-z0-9-]{0,39})\/(?<version>[0-9.]{1,40}-s[0-9a-f]{8})\/(?<path>[\w./-]{1,200})(?:\?[\w=&]{0,40})?:(?<line>\d{1,8}):(?<column>\d{1,8})/

/** The frames of a stack that lie in releases, uppermost first, as Chrome, Firefox and Safari write them. */
export const framesOf = (stack = ''): Frame[] =>
  stack
    .split('\n', 60)
    .flatMap((line) => {
      const { chrome, firefox, ...place } = frameForm.exec(line.slice(0, 500))?.groups ?? {}
      const { part, version, path } = place
      if (!part || !version || !path) return []
      return [
        {
          name: chrome || firefox || '',
          part,
          version,
          path,
          line: Number(place.line),
          column: Number(place.column),
        },
      ]
    })
    .slice(0, mostFrames)

/** Addresses of people, what stands behind the path of an address, and what may be a token or an id. */
const secrets = [/[^\s@<>"']+@[^\s@<>"']+/g, /(?<=[/\w])[?#][^\s"')]*/g, /\b(?=[\w-]*\d)[\w-]{20,}/g]

/** A text for the log: on one line, without signs that a terminal obeys, and without what is somebody's. */
export const harmless = (text: string): string =>
  secrets
    .reduce((rest, secret) => rest.replace(secret, '…'), text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' '))
    .trim()
