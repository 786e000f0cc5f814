/**
 * @typedef {object} Site
 * @property {string} address without a slash at the end
 * @property {string} token a deploy token that is good for the part
 */

/**
 * What a part serves on a site.
 * @typedef {object} Served
 * @property {string} part
 * @property {string} live
 * @property {{ version: string, percent: number } | null} canary
 * @property {boolean} isOff
 */

/**
 * @typedef {object} Request
 * @property {'GET' | 'POST' | 'PUT' | 'DELETE'} method
 * @property {object | Buffer} [body] sent as JSON, bytes as they are
 * @property {boolean} [isLong] has no timeout: the site checks or stores files; uploads never have one
 */

/** Milliseconds. */
const longestTalk = 10_000

/** @typedef {{ status: number, type: string | undefined, text: string }} Answer */

/**
 * @param {unknown} error as fetch throws it
 * @returns {string} its innermost cause, such as `connect ECONNREFUSED 127.0.0.1:3000`
 */
const reasonOf = (error) => {
  /** @type {{ cause?: unknown, message?: string, code?: string }} */
  const { cause, message, code } = Object(error)
  // When each address of a name refuses, Node gives a code without a message.
  return cause ? reasonOf(cause) : message || code || String(error)
}

/** @param {string} address @param {unknown} cause */
const noAnswer = (address, cause) =>
  cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new Error(`${address} does not answer within ${longestTalk / 1000} s.`, { cause })
    : new Error(`${address} does not answer: ${reasonOf(cause)}. Is the site running?`, { cause })

/** @param {string} address @param {Answer} answer */
const noBucketeer = (address, { status, type }) =>
  new Error(`What answers at ${address} is no Bucketeer (${[status, type].filter(Boolean).join(', ')}).`)

/** @param {Answer} answer @returns {unknown} undefined when it is no JSON */
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
  return typeof said === 'string' ? said : `the site answered ${answer.status}`
}

/** A site refused a call. */
export class Refused extends Error {
  /** @param {string} reason @param {number} status */
  constructor(reason, status) {
    super(reason)
    this.status = status
  }
}

/**
 * Makes a call of a site with a deploy token.
 * @param {Site} site
 * @param {string} path
 * @param {Request} request
 * @throws Refused with the site's reason when it refuses
 */
export const callSite = async ({ address, token }, path, { method, body, isLong }) => {
  const isBytes = Buffer.isBuffer(body)
  /** @type {Answer} */
  const answer = await fetch(address + path, {
    method,
    ...(!isBytes && !isLong && { signal: AbortSignal.timeout(longestTalk) }),
    headers: {
      authorization: `Bearer ${token}`,
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
  // A proxy answers so for a site that is down.
  const isProxy = answer.status >= 500
  if (said === undefined && !isProxy) throw noBucketeer(address, answer)
  throw new Refused(messageOf(answer, said), answer.status)
}

/**
 * The same, for a call that answers with JSON of a shape that the site's OpenAPI document gives.
 * @template T
 * @param {Site} site
 * @param {string} path
 * @param {Request} request
 * @returns {Promise<T>}
 */
export const askSite = async (site, path, request) => {
  const answer = await callSite(site, path, request)
  const body = jsonOf(answer)
  if (body === undefined) throw noBucketeer(site.address, answer)
  return /** @type {T} */ (body)
}
