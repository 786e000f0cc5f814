import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    callers: Callers
  }
}

/** Caps the number of callers in logs and metrics: further ones are `other`. */
const maxCallers = 500

/** The part that sent a request; both are empty without an `x-client` header. */
export interface Caller {
  part: string
  version: string
}

const noCaller: Caller = { part: '', version: '' }
const otherCaller: Caller = { part: 'other', version: '' }

interface Callers {
  /** Returns the part that sent a request, by its `x-client` header such as `kicks/1.4.2-s3f9a1c2b`. */
  of(request: FastifyRequest): Caller
  /** Adds live releases. */
  add(releases: Caller[]): void
}

/**
 * Adds `app.callers`. Only parts and versions that have been live since the start are known, so that clients cannot invent
 * labels of metrics: another version of a known part is its version `other`, anything else the part `other`.
 */
export function recogniseCallers(app: FastifyInstance) {
  const known = new Map<string, Caller>()
  const add = ({ part, version }: Caller) => {
    if (known.size < maxCallers) known.set(`${part}/${version}`, { part, version })
    known.set(part, { part, version: 'other' })
  }
  const of: Callers['of'] = ({ headers }) => {
    const header = String(headers['x-client'] ?? '')
    const [part = ''] = header.split('/', 1)
    return part === '' ? noCaller : (known.get(header) ?? known.get(part) ?? otherCaller)
  }
  app.decorate('callers', { of, add: (releases: Caller[]) => releases.forEach(add) })
}
