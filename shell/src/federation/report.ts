/** What went wrong with a part: its code did not come, not in time, was built for other singletons, or threw. */
export type FailureKind = 'load' | 'timeout' | 'mismatch' | 'render'

interface Versioned {
  part: string
  version: string
}

const said = new Set<string>()

const send = ({ part, version }: Versioned, failure: FailureKind | null) => {
  const key = `${part} ${version} ${failure === null}`
  if (said.has(key)) return
  said.add(key)
  // Nobody waits for it, and a report that gets lost is no loss.
  void fetch('/api/report', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ part, version, failure }),
    keepalive: true,
  }).catch(() => undefined)
}

/** Tells the server that a version of a part failed in this browser; once for each version. */
export const reportFailure = (part: Versioned, kind: FailureKind) => send(part, kind)

/** Tells the server that a version works in this browser: what a version that only some people get wants to know. */
export const reportSuccess = (part: Versioned) => send(part, null)
