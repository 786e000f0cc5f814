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

const headersOf = ({ part, ifMatch, idempotencyKey }: Call, token: string | null) => ({
  'x-client': part,
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(ifMatch && { 'If-Match': `"${ifMatch}"` }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
})

const noContent = 204
const isReadable = ({ status, headers }: AxiosResponse) =>
  status === noContent || String(headers['content-type']).includes('json')

/** What came back of a call. */
export interface Answered<Answer> {
  data: Answer
  /** The `Link` header, or nothing. */
  link: string
}

interface Circumstances {
  baseUrl: string
  /** Null sends none. */
  token: string | null
}

/**
 * Sends the call.
 * @throws ApiError, also when it was aborted
 */
export const exchange = async <Answer>(
  call: Call,
  { baseUrl, token }: Circumstances,
): Promise<Answered<Answer>> => {
  const { method, url, query, body, withCookies, signal, timeout, onProgress } = call
  try {
    const response = await http.request<Answer>({
      baseURL: baseUrl,
      method,
      url,
      params: query,
      data: body,
      headers: headersOf(call, token),
      ...(withCookies && { withCredentials: true }),
      ...(signal && { signal }),
      ...(timeout && { timeout }),
      ...(onProgress && { onUploadProgress: onProgress }),
    })
    // A proxy or a site without the API answers with a page and 200.
    if (!isReadable(response)) throw new ApiError(response.status, words.unreadable)
    return { data: response.data, link: String(response.headers.link ?? '') }
  } catch (error) {
    throw toApiError(error)
  }
}
