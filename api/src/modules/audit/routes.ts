import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { type Database, optional, problems } from '@bucketeer/host/server'
import { createAuditLog } from './repository'

interface Options {
  database: Database
  /** Rejects every caller but the operator. */
  operator: (request: FastifyRequest) => Promise<void>
}

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const AuditQuery = Type.Object({
  limit: optional.integer({ minimum: 1, maximum: 1000, default: 100 }),
  /** Only entries with a smaller id. */
  before: Type.Optional(Id),
})

const AuditEntries = Type.Array(
  Type.Object({
    id: Id,
    at: Type.String({ format: 'date-time' }),
    who: Type.String({
      description: 'The name of a deploy token, `the command line`, or a hash of a user id.',
    }),
    what: Type.String(),
    subject: Type.String({
      description: 'A part and its version, a deploy token, content with its id, or a hash of a user id.',
    }),
  }),
  { description: 'Newest first.' },
)

/** Registers the audit log, which only the operator reads. */
export const auditRoutes: FastifyPluginAsyncTypebox<Options> = async (app, { database, operator }) => {
  const audit = createAuditLog(database)
  app.get(
    '',
    {
      onRequest: operator,
      schema: {
        tags: ['Releases'],
        operationId: 'listAuditLog',
        summary: 'The audit log of releases, deploy tokens and accounts',
        security: [{ token: [] }],
        querystring: AuditQuery,
        response: { 200: AuditEntries, ...problems(400, 401, 403) },
      },
    },
    async ({ query: { limit = 100, before } }) =>
      (await audit.list(limit, before)).map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  )
}
