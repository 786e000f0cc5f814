import Type from 'typebox'
import { optional } from '@bucketeer/host/server'
import { isMoment } from './moments'

/** Returns a function that describes a call of the API: its id, and the schema beyond what these calls share. */
export const operationsOf =
  <Shared extends object>(shared: Shared) =>
  <Schema extends object>(operationId: string, schema: Schema) => ({ ...shared, operationId, ...schema })

/** The request headers of idempotent POST requests. */
export const idempotencyHeaders = Type.Object({
  'idempotency-key': optional.string({
    title: 'Idempotency-Key',
    minLength: 1,
    maxLength: 255,
    description:
      'Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422.',
  }),
})

// The version of an entity is its `updatedAt`, which every change increases by at least a millisecond. So every
// response with the entity has its version.

/** Returns the `ETag` of an entity. */
export const versionTag = (updatedAt: string) => `"${updatedAt}"`

const tag = /^"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)"$/

interface ConditionalHeaders {
  'if-match'?: string
}

/** The request headers of an operation that changes an entity. */
export const changeHeaders = Type.Object({
  'if-match': optional.string({
    title: 'If-Match',
    maxLength: 1000,
    description:
      'The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes.',
  }),
})

/** The versions in an `If-Match` header. An empty list matches nothing. */
export type KnownVersions = Date[]

/** Parses an `If-Match` header. Returns undefined if a change may be based on any version. */
export function knownVersions({ 'if-match': header }: ConditionalHeaders): KnownVersions | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return header.split(',').flatMap((part) => dateOf(tag.exec(part.trim())?.[1]))
}

const dateOf = (moment = ''): Date[] => (isMoment(moment) ? [new Date(moment)] : [])
