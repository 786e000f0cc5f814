import type { Call } from './call'
import type { Answered } from './http'

/** A call that was made before any script had come. */
export interface EarlyCall {
  /** Null: without one. */
  token: string | null
  /** The JSON that came and its `Link` header; undefined when it was refused. */
  answer: Promise<Answered<unknown> | undefined>
}

/** By path and query. */
export type EarlyCalls = Record<string, EarlyCall | undefined>

let waiting: EarlyCalls = {}

/** Says which calls are under way already. */
export const expectEarlyAnswers = (calls: EarlyCalls): void => {
  waiting = calls
}

const addressOf = ({ url, query = {} }: Call) => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? url : `${url}?${String(new URLSearchParams(given))}`
}

/**
 * The answer to a call that was made early, once and to the same person; undefined when there is none, or none that is of
 * use: whoever makes the call then tells what is wrong. A change makes those that are left worthless.
 */
export const earlyAnswer = async <Answer>(
  call: Call,
  token: string | null,
): Promise<Answered<Answer> | undefined> => {
  if (call.method !== 'get') waiting = {}
  const address = addressOf(call)
  const early = waiting[address]
  if (!early) return undefined
  waiting[address] = undefined
  if (early.token !== token) return undefined
  const answer = await early.answer.catch(() => undefined)
  // What the server answers is of the shape that its OpenAPI document says.
  return answer as Answered<Answer> | undefined
}
