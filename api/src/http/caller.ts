import { Version } from '@bucketeer/platform'
import type { FastifyRequest } from 'fastify'
import { Compile } from 'typebox/compile'

/** Caps the number of callers in logs and metrics: further ones are `other`. */
const maxCallers = 500

const version = Compile(Version)

/** The part that sent a request; both are empty without a valid `x-client` header. */
export interface Caller {
  part: string
  version: string
}

const noCaller: Caller = { part: '', version: '' }
const otherCaller: Caller = { part: 'other', version: '' }

/** Parses an `x-client` header such as `kicks/1.4.2-s3f9a1c2b`. */
const parseCaller = (header: string): Caller => {
  const [part = '', partVersion = ''] = header.split('/')
  if (part === '') return noCaller
  const isValid = /^[a-z][a-z0-9-]{0,39}$/.test(part) && version.Check(partVersion)
  return isValid ? { part, version: partVersion } : otherCaller
}

/** Returns the part that sent a request. Unknown parts are `other`, so that clients cannot invent labels. */
export type CallerOf = (request: FastifyRequest) => Caller

export const createCallerReader = (): CallerOf => {
  const known = new Map<string, Caller>()
  return ({ headers }) => {
    const header = String(headers['x-client'] ?? '')
    const knownCaller = known.get(header)
    if (knownCaller) return knownCaller
    const caller = parseCaller(header)
    if (caller === otherCaller || known.size >= maxCallers) return otherCaller
    known.set(header, caller)
    return caller
  }
}
