import { ApiError } from './api-error'
import type { Call } from './call'
import type { Answered } from './http'

/** A call that was made before any script had come. */
export interface EarlyCall {
  /** Null: without one. */
  token: string | null
  /** The JSON that came and its `Link` header, or the server's refusal. */
  answer: Promise<Answered<unknown> | Refused>
}

interface Refused {
  status: number
  message?: string
}

/** By path and query. */
export type EarlyCalls = Record<string, EarlyCall | undefined>

let waiting: EarlyCalls = {}

/** Milliseconds after the page's beginning for which early answers are as good as new ones. */
const freshness = 60_000

/** Says which calls are under way already. */
export const expectEarlyAnswers = (calls: EarlyCalls): void => {
  waiting = calls
}

const addressOf = ({ url, query = {} }: Call) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? url : `${url}?${String(new URLSearchParams(given))}`
}

/**
 * The answer to a call that was made early, once and to the same person; undefined when there is none, or none that could
 * be read: whoever makes the call then tells what is wrong. A change makes those that are left worthless, and so does time.
 * @throws ApiError for the server's refusal: to ask again at once would be of no use, and harm a server that cannot keep up
 */
export const earlyAnswer = async <Answer>(
  call: Call,
  token: string | null,
): Promise<Answered<Answer> | undefined> => {
  if (call.method !== 'get' || performance.now() > freshness) waiting = {}
  const address = addressOf(call)
  const early = waiting[address]
  if (!early) return undefined
  waiting[address] = undefined
  if (early.token !== token) return undefined
  const answer = await early.answer.catch(() => undefined)
  if (answer && 'status' in answer) {
    // What stands between may refuse in JSON of its own, without a sentence for a person.
    if (!answer.message) return undefined
    throw new ApiError(answer.status, answer.message)
  }
  // What the server answers is of the shape that its OpenAPI document says.
  return answer as Answered<Answer> | undefined
}
