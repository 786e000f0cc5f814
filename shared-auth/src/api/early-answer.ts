import { apiErrorOf } from './api-error'
import type { Call } from './call'
import type { Answered } from './http'
import { readSentence } from './sentence'

/** A call that the page's inline script made before the other scripts were loaded. */
export interface EarlyCall {
  /** The token that was sent; null for none. */
  token: string | null
  /** The response's JSON and `Link` header, or its error status. */
  answer: Promise<Answered<unknown> | Refused>
}

/** With the sentence as the server sent it. */
interface Refused {
  status: number
  message?: string
  code?: unknown
  values?: unknown
}

/** The early calls by path and query. */
export type EarlyCalls = Record<string, EarlyCall | undefined>

let waiting: EarlyCalls = {}

/** In milliseconds since the page load. */
const maxAge = 60_000

/** Registers the early calls of the page. */
export function expectEarlyAnswers(calls: EarlyCalls): void {
  waiting = calls
}

function addressOf({ url, query = {} }: Call) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? url : `${url}?${String(new URLSearchParams(given))}`
}

/**
 * Returns the response of an early call with the same URL and token, once; undefined when there is none or it failed,
 * so that the caller makes the call itself. Any change, and the age of one minute, discards all remaining early answers.
 * @throws ApiError when the server refused the early call: repeating it would only add load
 */
export async function earlyAnswer<Answer>(
  call: Call,
  token: string | null,
): Promise<Answered<Answer> | undefined> {
  if (call.method !== 'get' || performance.now() > maxAge) waiting = {}
  const address = addressOf(call)
  const early = waiting[address]
  if (!early) return undefined
  waiting[address] = undefined
  if (early.token !== token) return undefined
  const answer = await early.answer.catch(() => undefined)
  if (answer && 'status' in answer) {
    const sentence = readSentence(answer)
    // A proxy may refuse with JSON of its own, without a message for users.
    if (!sentence) return undefined
    throw apiErrorOf(answer.status, sentence)
  }
  // The server's responses conform to its OpenAPI document.
  return answer as Answered<Answer> | undefined
}
