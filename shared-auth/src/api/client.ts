import { tokenStorage } from '../storage'
import { ApiError } from './api-error'
import type { Call } from './call'
import { earlyAnswer, type EarlyCalls, expectEarlyAnswers } from './early-answer'
import type { Answered, exchange } from './http'
import { nextCursor, type Page } from './page'
import { reportTokenRejection } from './token-rejection'
import { words } from './words'

let baseUrl = ''

export interface ApiConfiguration {
  /** Origin of the API, and a path if it has one: `https://api.example.org`. Empty for the page's own origin. */
  baseUrl: string
  /** What the page has asked for already. */
  earlyCalls?: EarlyCalls
}

/** Says where the API is. The shell calls it once, before anything else; until then it is the page's own origin. */
export const configureApi = (configuration: ApiConfiguration): void => {
  baseUrl = configuration.baseUrl
  expectEarlyAnswers(configuration.earlyCalls ?? {})
}

let http: Promise<{ exchange: typeof exchange }> | undefined

/** axios comes with the first call: pages that ask the server for nothing do without it. */
const loadHttp = () => {
  http ??= import(/* webpackChunkName: "calls" */ './http').catch(() => {
    // What did not come this time may come for the next call.
    http = undefined
    throw new ApiError(null, words.unreachable)
  })
  return http
}

/** Who did without axios so far will hardly do so for long. */
const loadHttpSoon = () => {
  const load = () => void loadHttp().catch(() => undefined)
  // Safari has none.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 3000 })
  else setTimeout(load, 1000)
}

const attempt = async <Answer>(call: Call): Promise<Answered<Answer>> => {
  const isOfSession = call.token === undefined
  const token = isOfSession ? tokenStorage.read() : (call.token ?? null)
  try {
    const early = await earlyAnswer<Answer>(call, token)
    call.signal?.throwIfAborted()
    if (early) {
      loadHttpSoon()
      return early
    }
    const { exchange } = await loadHttp()
    call.signal?.throwIfAborted()
    return await exchange<Answer>(call, { baseUrl, token })
  } catch (error) {
    call.signal?.throwIfAborted()
    if (isOfSession && token && error instanceof ApiError && error.status === 401) reportTokenRejection(token)
    throw error
  }
}

/**
 * Makes the call.
 * @throws ApiError, or the signal's own reason when the caller aborted
 */
export const send = async <Answer>(call: Call): Promise<Answer> => (await attempt<Answer>(call)).data

/** As `send`, for a list: its `Link` header says whether there is more. */
export const sendForPage = async <Item>(call: Call): Promise<Page<Item>> => {
  const { data, link } = await attempt<Item[]>(call)
  return { items: data, next: nextCursor(link) }
}
