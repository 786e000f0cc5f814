import axios, { type AxiosResponse } from 'axios'
import { ApiError } from './api-error'
import type { Call } from './call'
import { toApiError } from './to-api-error'
import { words } from './words'

const secondsPerCall = 30

const http = axios.create({
  timeout: secondsPerCall * 1000,
  transitional: { clarifyTimeoutError: true },
  headers: { Accept: 'application/json' },
})

const noContent = 204
const isReadable = ({ status, headers }: AxiosResponse) =>
  status === noContent || String(headers['content-type']).includes('json')

/** A successful response. */
export interface Answered<Answer> {
  data: Answer
  /** The `Link` header; empty if there is none. */
  link: string
}

interface ExchangeOptions {
  baseUrl: string
  /** Null sends none. */
  token: string | null
  /** The part that makes the call and its version, for logs and metrics. */
  client: string
}

const headersOf = ({ ifMatch, idempotencyKey, sharePassword }: Call, { token, client }: ExchangeOptions) => ({
  'x-client': client,
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(ifMatch && { 'If-Match': `"${ifMatch}"` }),
  // Headers are limited to Latin-1.
  ...(sharePassword && { 'x-share-password': encodeURIComponent(sharePassword) }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
})

/**
 * Sends the request and returns the response.
 * @throws ApiError, also when the request was aborted
 */
export const exchange = async <Answer>(call: Call, options: ExchangeOptions): Promise<Answered<Answer>> => {
  const { method, url, query, body, withCookies, signal, timeout, onProgress } = call
  try {
    const response = await http.request<Answer>({
      baseURL: options.baseUrl,
      method,
      url,
      params: query,
      data: body,
      headers: headersOf(call, options),
      ...(withCookies && { withCredentials: true }),
      ...(signal && { signal }),
      ...(timeout && { timeout }),
      ...(onProgress && { onUploadProgress: onProgress }),
    })
    // A proxy, or a server without the API, may respond with 200 and an HTML page.
    if (!isReadable(response)) throw new ApiError(response.status, words.unreadable)
    return { data: response.data, link: String(response.headers.link ?? '') }
  } catch (error) {
    throw toApiError(error)
  }
}
