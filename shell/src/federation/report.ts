/** What went wrong with a part: its code did not come, not in time, was built for other singletons, or threw. */
export type FailureKind = 'load' | 'timeout' | 'mismatch' | 'render'

interface Versioned {
  part: string
  version: string
}

/** What is known of a failure besides its kind. */
interface Crash {
  error: unknown
  /** The page's path, as its part declares it: an address could tell what somebody looks at. */
  route?: string
}

/** Letters; the server refuses more. */
const most = { message: 300, stack: 4000 }

/** A query may hold what is somebody's. */
const withoutQueries = (text: string) => text.replace(/([\w/])[?#][^\s:)"']*/g, '$1')

const describe = ({ error, route }: Crash) => {
  if (!(error instanceof Error)) return { route }
  const { name, message, stack = '' } = error
  return {
    route,
    message: withoutQueries(`${name}: ${message}`).slice(0, most.message),
    stack: withoutQueries(stack).slice(0, most.stack),
  }
}

const said = new Set<string>()

const send = ({ part, version }: Versioned, failure: FailureKind | null, crash?: Crash) => {
  const key = `${part} ${version} ${failure === null}`
  if (said.has(key)) return
  said.add(key)
  // Nobody waits for it, and a report that gets lost is no loss.
  void fetch('/api/report', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ part, version, failure, ...(crash && describe(crash)) }),
    keepalive: true,
  }).catch(() => undefined)
}

/** Tells the server that a version of a part failed in this browser; once for each version. */
export const reportFailure = (part: Versioned, kind: FailureKind, crash: Crash) => send(part, kind, crash)

/** Tells the server that a version works in this browser: what a version that only some people get wants to know. */
export const reportSuccess = (part: Versioned) => send(part, null)
