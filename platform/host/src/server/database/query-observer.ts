import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'

export const operations = [
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'other',
] as const

/** The first word of a query. */
export type Operation = (typeof operations)[number]

export interface StartedQuery {
  operation: Operation
  /** The text with placeholders. A query without bound values may contain values. */
  text: string
  hasBoundValues: boolean
}

/**
 * Is called when a query is sent.
 * @returns a function that is called when the query has ended, with its error
 */
export type QueryObserver = (query: StartedQuery) => (error?: unknown) => void

const known: ReadonlySet<string> = new Set(operations)
const isOperation = (word: string): word is Operation => known.has(word)

function operationOf(text: string): Operation {
  const [, word = ''] = /^\s*([a-z]+)/i.exec(text) ?? []
  const operation = word.toLowerCase()
  return isOperation(operation) ? operation : 'other'
}

/** A query as text, or as an object such as a prepared statement. Streams send themselves and are not observed. */
function startedQuery(query: unknown, values: unknown): StartedQuery | undefined {
  if (typeof query === 'string')
    return { operation: operationOf(query), text: query, hasBoundValues: Array.isArray(values) }
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return undefined
  const text = String(query.text)
  const isPrepared = 'name' in query && Boolean(query.name)
  const hasBoundValues =
    isPrepared || Array.isArray(values) || ('values' in query && Array.isArray(query.values))
  return { operation: operationOf(text), text, hasBoundValues }
}

/** Reports the queries of a connection to the observers. */
export function observeQueries(client: pg.PoolClient, observers: ReadonlySet<QueryObserver>) {
  const prototype: object = Object.getPrototypeOf(client)
  // Looks the method up at each call: tests and benchmarks replace it on the prototype.
  const send = (args: unknown[]): unknown => Reflect.apply(Reflect.get(prototype, 'query'), client, args)

  const observed = (...args: unknown[]): unknown => {
    const started = observers.size > 0 ? startedQuery(args[0], args[1]) : undefined
    if (!started) return send(args)
    const ends = [...observers].map((observe) => observe(started))
    const end = (error?: unknown) => {
      for (const each of ends) each(error)
    }
    const callback = args.at(-1)
    if (typeof callback !== 'function') return endWithPromise(send(args), end)
    return send([
      ...args.slice(0, -1),
      (error: unknown, result: unknown) => {
        end(error ?? undefined)
        callback(error, result)
      },
    ])
  }
  Object.assign(client, { query: observed })
}

function endWithPromise(result: unknown, end: (error?: unknown) => void) {
  Promise.resolve(result).then(() => end(), end)
  return result
}

/**
 * Runs the queries of a pool in the asynchronous context of their caller. A query that waits for a connection would
 * otherwise run in the context of the request that returned the connection.
 */
export function keepCallersContext(pool: pg.Pool) {
  const { connect } = pool
  const inContext = (callback?: (...args: unknown[]) => unknown): unknown =>
    Reflect.apply(connect, pool, callback ? [AsyncResource.bind(callback)] : [])
  Object.assign(pool, { connect: inContext })
}
