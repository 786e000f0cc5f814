import { tokenStorage } from '../storage'
import { ApiError, apiErrorOf } from './api-error'
import type { Call } from './call'
import { earlyAnswer, type EarlyCalls, expectEarlyAnswers } from './early-answer'
import type { Answered, exchange } from './http'
import { nextCursor, type Page } from './page'
import { type Translate, translateWith } from './sentence'
import { words } from './words'

const listeners = new Set<(token: string) => void>()

/**
 * Calls the listener with the session's token when the response to a call is 401.
 * @returns a function that unsubscribes the listener
 */
export function onTokenRejection(listener: (token: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The configuration of the API client: the URL of the API, and the versions, early calls and language of the page. */
export interface ApiConfiguration {
  /** The API's origin and optional path, such as `https://api.example.org`. Empty for the page's origin. */
  baseUrl: string
  /** Returns the version of a part that this page runs, for the header `x-client`. */
  versionOf?: (part: string) => string | undefined
  /** The calls that the page's inline script has already made. */
  earlyCalls?: EarlyCalls
  /** Returns an error's message in the language of the page. Default: the English one. */
  translate?: Translate
}

let configuration: ApiConfiguration = { baseUrl: '' }

/** Configures the client. The shell calls it once at startup; before that, calls go to the page's origin. */
export function configureApi(given: ApiConfiguration): void {
  configuration = given
  expectEarlyAnswers(given.earlyCalls ?? {})
  translateWith(given.translate)
}

/** Returns `kicks/1.2.0-s3f9a1c2b`. */
function clientOf(part: string) {
  const version = configuration.versionOf?.(part)
  return version ? `${part}/${version}` : part
}

let http: Promise<{ exchange: typeof exchange }> | undefined

/** Loads axios with the first call, because some pages make none. */
function loadHttp() {
  http ??= import(/* webpackChunkName: "calls" */ './http').catch(() => {
    // The next call tries again.
    http = undefined
    throw apiErrorOf(null, words.unreachable)
  })
  return http
}

/** Prefetches axios for the next call, when the first one was answered early. */
function prefetchHttp() {
  const load = () => void loadHttp().catch(() => undefined)
  // Safari lacks it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 3000 })
  else setTimeout(load, 1000)
}

async function attempt<Answer>(call: Call): Promise<Answered<Answer>> {
  const isOfSession = call.token === undefined
  const token = isOfSession ? tokenStorage.read() : (call.token ?? null)
  try {
    const early = await earlyAnswer<Answer>(call, token)
    call.signal?.throwIfAborted()
    if (early) {
      prefetchHttp()
      return early
    }
    const { exchange } = await loadHttp()
    call.signal?.throwIfAborted()
    const { baseUrl } = configuration
    return await exchange<Answer>(call, { baseUrl, token, client: clientOf(call.part) })
  } catch (error) {
    call.signal?.throwIfAborted()
    const isAboutSession = isOfSession && call.sharePassword === undefined
    if (isAboutSession && token && error instanceof ApiError && error.status === 401)
      listeners.forEach((listener) => listener(token))
    throw error
  }
}

/**
 * Makes a call and returns the response's body.
 * @throws ApiError, or the signal's reason when the caller aborted
 */
export const send = async <Answer>(call: Call): Promise<Answer> => (await attempt<Answer>(call)).data

/** Makes a call for a list and returns one page of it, with the cursor of the next page from the `Link` header. */
export async function sendForPage<Item>(call: Call): Promise<Page<Item>> {
  const { data, link } = await attempt<Item[]>(call)
  return { items: data, next: nextCursor(link) }
}
