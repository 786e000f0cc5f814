import { createHash } from 'node:crypto'
import type pg from 'pg'
import { v7 } from 'uuid'
import type { Recording } from '../recording/record-queries'

/** A request as a reference server has read it. */
export interface ReplayRequest {
  method: string
  path: string
  /** With its question mark; empty without a query. */
  search: string
  token: string
  // Nothing validates the body, because a server written for speed might not do so either.
  body: Partial<Record<string, unknown>>
}

export interface ReplayResponse {
  status: number
  body: unknown
  link?: string
}

/** The values that differ between the requests of one endpoint, by the same names for each of them. */
type Values = Record<string, unknown>

const idPattern = /[0-9a-f]{8}-[0-9a-f-]{27}/
const hashOf = (token: string) => `\\x${createHash('sha256').update(token).digest('hex')}`

/** Returns what all requests for the same endpoint have in common. */
const endpointOf = ({ method, path, search }: ReplayRequest) =>
  `${method} ${path.replace(idPattern, ':id')}${search}`

/**
 * Returns a function that answers as the site did: it sends the recorded queries with the session, user, ids and body
 * of the request in place of the recorded ones, and serialises the recorded body. There is no validation, rate limit,
 * log or metric, and no row becomes an object.
 * @param userIds the ids of the users, by their tokens
 */
export function createReplay(pool: pg.Pool, recordings: Recording[], userIds: Record<string, string>) {
  // Of equal values the last name counts.
  const valuesOf = ({ token, path, body }: ReplayRequest, newId: string): Values => ({
    newId,
    ...body,
    picture: idPattern.exec(String(body.pictures))?.[0],
    token: hashOf(token),
    user: userIds[token],
    id: idPattern.exec(path)?.[0],
  })

  const endpoints = new Map(
    recordings.map(({ request, statements, response }) => {
      const recorded = valuesOf(request, String(Object(response.body)._id))
      const names = new Map(Object.entries(recorded).map(([name, value]) => [value, name]))
      /** Returns the given value with the name of the recorded one, which itself stays if it has none. */
      const giveInstead = (value: unknown, given: Values): unknown => {
        if (Array.isArray(value)) return value.map((part) => giveInstead(part, given))
        const name = names.get(value)
        return name === undefined ? value : given[name]
      }
      return [endpointOf(request), { statements, response, giveInstead }]
    }),
  )

  return async (request: ReplayRequest): Promise<ReplayResponse> => {
    const endpoint = endpoints.get(endpointOf(request))
    if (!endpoint) return { status: 404, body: { message: 'Not found.' } }
    const given = valuesOf(request, v7())
    // One connection for all queries, because they may be a transaction.
    const client = await pool.connect()
    try {
      for (const { text, name, values } of endpoint.statements)
        await client.query({
          text,
          name,
          values: values.map((value) => endpoint.giveInstead(value, given)),
          rowMode: 'array',
        })
    } finally {
      client.release()
    }
    return endpoint.response
  }
}

export type Replay = ReturnType<typeof createReplay>
