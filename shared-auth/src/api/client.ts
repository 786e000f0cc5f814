import axios, { type AxiosResponse } from 'axios'
import { tokenStorage } from '../storage'
import { ApiError } from './api-error'
import { nextCursor, type Page } from './page'
import { toApiError } from './to-api-error'
import { reportTokenRejection } from './token-rejection'
import { words } from './words'

/** One call, before it becomes HTTP. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'delete'
  url: string
  query?: object
  body?: unknown
  /** Who calls: a part's name and version. */
  part: string
  /** The token to send: the session's unless given, none when null. */
  token?: string | null
  signal?: AbortSignal
  /** The `updatedAt` of the entity that a change starts from. */
  ifMatch?: string
  /** The same call under the same key is done once. */
  idempotencyKey?: string
  /** Milliseconds until the call is given up. */
  timeout?: number
  /** Hears how many bytes are sent, and of how many if that is known. */
  onProgress?: (bytes: { loaded: number; total?: number }) => void
}

const secondsPerCall = 30

const http = axios.create({
  timeout: secondsPerCall * 1000,
  transitional: { clarifyTimeoutError: true },
  headers: { Accept: 'application/json' },
})

export interface ApiConfiguration {
  /** Origin of the API, and a path if it has one: `https://api.example.org`. Empty for the page's own origin. */
  baseUrl: string
}

/** Says where the API is. The shell calls it once, before anything else; until then it is the page's own origin. */
export const configureApi = ({ baseUrl }: ApiConfiguration): void => {
  http.defaults.baseURL = baseUrl
}

const headersOf = ({ part, ifMatch, idempotencyKey }: Call, token: string | null) => ({
  'x-client': part,
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(ifMatch && { 'If-Match': `"${ifMatch}"` }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
})

const noContent = 204
const isReadable = ({ status, headers }: AxiosResponse) =>
  status === noContent || String(headers['content-type']).includes('json')

const exchange = async <Answer>(call: Call, token: string | null): Promise<AxiosResponse<Answer>> => {
  const { method, url, query, body, signal, timeout, onProgress } = call
  const response = await http.request<Answer>({
    method,
    url,
    params: query,
    data: body,
    headers: headersOf(call, token),
    ...(signal && { signal }),
    ...(timeout && { timeout }),
    ...(onProgress && { onUploadProgress: onProgress }),
  })
  // A proxy or a site without the API answers with a page and 200.
  if (!isReadable(response)) throw new ApiError(response.status, words.unreadable)
  return response
}

const attempt = async <Answer>(call: Call): Promise<AxiosResponse<Answer>> => {
  const isOfSession = call.token === undefined
  const token = isOfSession ? tokenStorage.read() : (call.token ?? null)
  try {
    return await exchange<Answer>(call, token)
  } catch (error) {
    call.signal?.throwIfAborted()
    const failure = toApiError(error)
    if (isOfSession && token && failure.status === 401) reportTokenRejection(token)
    throw failure
  }
}

/**
 * Makes the call.
 * @throws ApiError, or the signal's own reason when the caller aborted
 */
export const send = async <Answer>(call: Call): Promise<Answer> => (await attempt<Answer>(call)).data

/** As `send`, for a list: its `Link` header says whether there is more. */
export const sendForPage = async <Item>(call: Call): Promise<Page<Item>> => {
  const { data, headers } = await attempt<Item[]>(call)
  return { items: data, next: nextCursor(String(headers.link ?? '')) }
}
