import { oneLine } from '../../../bin/print.mjs'

/**
 * @typedef {object} Site
 * @property {string} address without a trailing slash
 * @property {string} token a deploy token for the part
 */

/**
 * The state of a part on a site.
 * @typedef {object} Served
 * @property {string} part
 * @property {string} live
 * @property {{ version: string, percent: number } | null} canary
 * @property {boolean} isOff
 * @property {boolean} isRequired
 * @property {string} owner
 * @property {string[]} slots the slots that it fills
 */

/**
 * @typedef {object} Request
 * @property {'GET' | 'POST' | 'PUT' | 'DELETE'} [method] `GET` by default
 * @property {object | Buffer} [body] sent as JSON, a Buffer unchanged
 * @property {boolean} [isLong] has no timeout, because the site checks or stores files; uploads never have one
 */

/** Milliseconds. */
const longestTalk = 10_000

/** @typedef {{ status: number, type: string | undefined, text: string }} Answer */

/**
 * @param {unknown} error an error of fetch
 * @returns {string} its innermost cause, such as `connect ECONNREFUSED 127.0.0.1:3000`
 */
const reasonOf = (error) => {
  /** @type {{ cause?: unknown, message?: string, code?: string }} */
  const { cause, message, code } = Object(error)
  // If every address of a host refuses, Node gives a code without a message.
  return cause ? reasonOf(cause) : message || code || String(error)
}

/** @param {string} address @param {unknown} cause */
const noAnswer = (address, cause) =>
  cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new Error(`${address} does not answer within ${longestTalk / 1000} s.`, { cause })
    : new Error(`${address} does not answer: ${reasonOf(cause)}. Is the site running?`, { cause })

/** @param {string} address @param {Answer} answer */
const noBucketeer = (address, { status, type }) =>
  new Error(
    `The server at ${address} is not a Bucketeer site (${[status, type].filter(Boolean).join(', ')}).`,
  )

/** @param {Answer} answer @returns {unknown} undefined if it is not JSON */
const jsonOf = ({ type, text }) => {
  if (!type?.endsWith('json')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param {Answer} answer @param {unknown} body */
const messageOf = (answer, body) => {
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof said === 'string' ? oneLine(said) : `the site answered ${answer.status}`
}

/** The site refused a call. */
export class Refused extends Error {
  /** @param {string} reason @param {number} status */
  constructor(reason, status) {
    super(reason)
    this.status = status
  }
}

/**
 * Sends a request to a site.
 * @param {Pick<Site, 'address'> & Partial<Site>} site public calls need no token
 * @param {string} path
 * @param {Request} request
 * @throws Refused with the site's reason
 */
export const callSite = async ({ address, token }, path, { method = 'GET', body, isLong }) => {
  const isBytes = Buffer.isBuffer(body)
  /** @type {Answer} */
  const answer = await fetch(address + path, {
    method,
    ...(!isBytes && !isLong && { signal: AbortSignal.timeout(longestTalk) }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  })
    .then(async (response) => ({
      status: response.status,
      type: response.headers.get('content-type')?.split(';')[0],
      text: await response.text(),
    }))
    .catch((cause) => {
      throw noAnswer(address, cause)
    })
  if (answer.status < 400) return answer
  const said = jsonOf(answer)
  // A proxy returns these statuses for a site that is down.
  const isProxy = answer.status >= 500
  if (said === undefined && !isProxy) throw noBucketeer(address, answer)
  throw new Refused(messageOf(answer, said), answer.status)
}

/**
 * Like `callSite`, for calls whose JSON response the site's OpenAPI document describes.
 * @template T
 * @param {Pick<Site, 'address'> & Partial<Site>} site
 * @param {string} path
 * @param {Request} [request]
 * @returns {Promise<T>}
 */
export const askSite = async (site, path, request = {}) => {
  const answer = await callSite(site, path, request)
  const body = jsonOf(answer)
  if (body === undefined) throw noBucketeer(site.address, answer)
  return /** @type {T} */ (body)
}
