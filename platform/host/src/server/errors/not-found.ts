import type { FastifyRequest } from 'fastify'
import { NotFound } from './domain-error'

/** Throws for a URL without a route. */
export function refuseUnknownAddress({ method }: FastifyRequest): never {
  throw new NotFound(`There is nothing to ${method} at this address.`)
}
