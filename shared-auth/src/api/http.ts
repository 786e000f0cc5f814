import axios, { AxiosError, type AxiosResponse, isAxiosError } from 'axios'
import { ApiError, apiErrorOf, type FieldProblem } from './api-error'
import type { Call } from './call'
import { readSentence, type Sentence, translated } from './sentence'
import { words } from './words'

const hasField = (value: unknown): value is { field: string } =>
  typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string'

const problemsOf = (data: unknown): FieldProblem[] =>
  typeof data === 'object' && data !== null && 'problems' in data && Array.isArray(data.problems)
    ? data.problems.filter(hasField).flatMap((problem) => {
        const sentence = readSentence(problem)
        return sentence ? [{ field: problem.field, ...translated(sentence) }] : []
      })
    : []

const defaultSentence = (status: number): Sentence =>
  words.byStatus.get(status) ?? (status >= 500 ? words.serverFailed : words.refused)

/** Reads a `Retry-After` in seconds, as our server sends it. */
const secondsIn = (header: unknown) =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : undefined

/** Converts any error of a call into an ApiError. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (!isAxiosError(error)) return apiErrorOf(null, words.unexpected, { cause: error })
  // No `cause` from here on: an axios error contains the token or password that was sent, and errors are logged.
  const { response } = error
  if (response) {
    const sentence = readSentence(response.data) ?? defaultSentence(response.status)
    const problems = problemsOf(response.data)
    // The server joins the sentences of several problems; only they have codes, and so translations.
    const isJoined = sentence.code === undefined && problems.length > 1
    return apiErrorOf(
      response.status,
      isJoined ? { message: problems.map(({ message }) => message).join(' ') } : sentence,
      { problems, retryAfter: secondsIn(response.headers['retry-after']) },
    )
  }
  return apiErrorOf(null, error.code === AxiosError.ETIMEDOUT ? words.tooSlow : words.unreachable)
}

const secondsPerCall = 30

const http = axios.create({
  timeout: secondsPerCall * 1000,
  transitional: { clarifyTimeoutError: true },
  headers: { Accept: 'application/json' },
})

const noContent = 204
const isReadable = ({ status, headers }: AxiosResponse) =>
  status === noContent || /json/.test(String(headers['content-type']))

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
export async function exchange<Answer>(call: Call, options: ExchangeOptions): Promise<Answered<Answer>> {
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
    if (!isReadable(response)) throw apiErrorOf(response.status, words.unreadable)
    return { data: response.data, link: String(response.headers.link ?? '') }
  } catch (error) {
    throw toApiError(error)
  }
}
