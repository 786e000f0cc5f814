import type { FastifyRequest } from 'fastify'
import { NotFound } from './domain-error'

/** For addresses that no route serves. */
export function refuseUnknownAddress({ method }: FastifyRequest): never {
  throw new NotFound(`There is nothing to ${method} at this address.`)
}
