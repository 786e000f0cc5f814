/** Kind of a part's failure: not loaded, not in time, built for other singletons, or thrown while rendering. */
export type FailureKind = 'load' | 'timeout' | 'mismatch' | 'render'

interface Versioned {
  part: string
  version: string
}

/** Details of a failure. */
interface FailureDetails {
  error: unknown
  /** The path that the part declares: a real URL could reveal what a user looks at. */
  route?: string
}

/** Maximum lengths in characters; the server refuses longer ones. */
const maxLength = { message: 300, stack: 4000 }

/** Removes query strings, which may contain personal data, except the hash of a script. */
const withoutQueries = (text: string) => text.replace(/([\w/])[?#](?!sha384=)[^\s:)"']*/g, '$1')

function describe({ error, route }: FailureDetails) {
  if (!(error instanceof Error)) return { route }
  const { name, message, stack = '' } = error
  return {
    route,
    message: withoutQueries(`${name}: ${message}`).slice(0, maxLength.message),
    stack: withoutQueries(stack).slice(0, maxLength.stack),
  }
}

const reported = new Set<string>()

function send({ part, version }: Versioned, failure: FailureKind | null, details?: FailureDetails) {
  const key = `${part} ${version} ${failure === null}`
  if (reported.has(key)) return
  reported.add(key)
  // Reports are best effort.
  void fetch('/api/report', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ part, version, failure, ...(details && describe(details)) }),
    keepalive: true,
  }).catch(() => undefined)
}

/** Reports to the server that a version of a part failed in this browser, once per version. */
export const reportFailure = (part: Versioned, kind: FailureKind, details: FailureDetails) =>
  send(part, kind, details)

/** Reports to the server that a canary version works in this browser, once per version. */
export const reportSuccess = (part: Versioned) => send(part, null)
