import { expectDocumented } from '../openapi-response'
import type { TestSite } from '../test-site'
import { boundary, formOf } from './forms'
import { mapTexts } from './json'
import type { Operation } from './operations'
import type { FuzzRequest } from './requests'
import type { TestData } from './test-data'

/** In milliseconds: a longer request hangs, even on a busy machine. */
const timeoutMs = 10_000

const half = /(\p{Surrogate})/u

/**
 * Percent-encodes a text for a URL. A lone surrogate, which has no UTF-8 encoding, becomes the bytes that it would
 * have.
 */
const encode = (text: string) =>
  text
    .split(half)
    .map((piece) => (half.test(piece) ? '%ED%A0%80' : encodeURIComponent(piece)))
    .join('')

/** Clients remove these segments from a URL. */
const isDots = (text: string) => text === '' || /^\.+$/.test(text)

function addressOf({ path: pattern }: Operation, { path, query }: FuzzRequest, fill: TestData['fill']) {
  const piece = (name: string) => {
    const text = fill(path[name] ?? '')
    return encode(isDots(text) ? `${text}x` : text)
  }
  const address = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => piece(name))
  const asked = query.map(([name, value]) => `${encode(name)}=${encode(fill(value))}`).join('&')
  return asked === '' ? address : `${address}?${asked}`
}

interface Content {
  type?: string
  payload?: string | Buffer
}

async function contentOf({ body }: FuzzRequest, fill: TestData['fill']): Promise<Content> {
  switch (body.kind) {
    case 'json':
      return { type: 'application/json', payload: JSON.stringify(mapTexts(body.value, fill)) }
    case 'text':
      return { type: body.contentType, payload: body.text }
    case 'bytes':
      return { type: body.contentType, payload: Buffer.from(body.base64, 'base64') }
    case 'form':
      return {
        type: body.contentType ?? `multipart/form-data; boundary=${boundary}`,
        payload: await formOf(body.parts, body.isCut),
      }
    default:
      return {}
  }
}

/** Removes the characters that a header cannot have. */
const forHeader = (text: string) => text.replaceAll(/[^\t\x20-\x7e\xa1-\xff]/g, '').slice(0, 4000)

/** Checks for one sentence without internals of the server. */
const isSentence = (text: unknown) => typeof text === 'string' && /^\S[^\n{}]*\.$/.test(text)

/** Checks for the code and the values by which clients translate a sentence, which it may have. */
const isTranslatable = ({ code, values, ...more }: Record<string, unknown>) =>
  Object.keys(more).length === 0 &&
  (code === undefined ? values === undefined : /^[a-z]+(?:\.[a-z]+(?:-[a-z]+)*)+$/.test(String(code))) &&
  Object.values(Object(values)).every((value) => ['string', 'number'].includes(typeof value))

const isProblem = (value: unknown) => {
  const { field, message, ...more } = Object(value)
  return typeof field === 'string' && isSentence(message) && isTranslatable(more)
}

/** Checks for a sentence, with its code if it has one, and those of single fields if there are any. */
function expectProblem(body: unknown) {
  const { message, problems = [], ...more } = Object(body)
  if (!isSentence(message) || !Array.isArray(problems) || !problems.every(isProblem) || !isTranslatable(more))
    throw new Error(`This is no { message } with a sentence: ${JSON.stringify(body)}`)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The response is not JSON: ${text.slice(0, 200)}`)
  }
}

const withTimeout = async <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no response in ${timeoutMs} ms.`)), timeoutMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The status, description and duration of a request. */
export interface Outcome {
  status: number
  asked: string
  milliseconds: number
}

/** Sends a request. @throws for a 5xx, and for a response that the document does not describe */
export async function send(
  { app }: TestSite,
  operation: Operation,
  request: FuzzRequest,
  { fill }: TestData,
): Promise<Outcome> {
  const url = addressOf(operation, request, fill)
  const { type, payload } = await contentOf(request, fill)
  const token = forHeader(fill(request.token))
  const headers = {
    ...Object.fromEntries(
      Object.entries(request.headers).map(([name, text]) => [name, forHeader(fill(text))]),
    ),
    ...(token !== '' && { authorization: `Bearer ${token}` }),
    ...(type !== undefined && { 'content-type': type }),
  }
  const { method } = operation
  const since = performance.now()
  const response = await withTimeout(
    app.inject({ method, url, headers, ...(payload !== undefined && { payload }) }),
  )
  const milliseconds = performance.now() - since
  const { statusCode: status } = response
  const isText = response.headers['content-type']?.toString().startsWith('text/')
  const body = response.body === '' || isText ? response.body || undefined : parse(response.body)
  if (status >= 500) throw new Error(`${status} for ${method} ${url}: ${response.body}`)
  if (status >= 400) expectProblem(body)
  expectDocumented({ method, url }, { status, body })
  return { status, asked: `${url} ${token} ${String(payload)}`, milliseconds }
}
