import type { Site } from './send-release'

const messageOf = async (answer: Response) => {
  const body: unknown = await answer.json().catch(() => undefined)
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof said === 'string' ? said : `the site answered ${answer.status}`
}

const unreachable = (address: string) => () => {
  throw new Error(`${address} does not answer. Is the site running?`)
}

interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON, bytes as they are. */
  body?: object | Buffer
}

/**
 * Makes a call of a site with a deploy token.
 * @throws Error with the site's reason when it refuses
 */
export const callSite = async ({ address, token }: Site, path: string, { method, body }: Request) => {
  const isBytes = Buffer.isBuffer(body)
  const answer = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isBytes ? body : JSON.stringify(body) }),
  }).catch(unreachable(address))
  if (!answer.ok) throw new Error(await messageOf(answer))
  return answer
}

/** The same, for a call that answers with JSON of a shape that the site's OpenAPI document gives. */
export const askSite = async <T>(site: Site, path: string, request: Request): Promise<T> =>
  (await callSite(site, path, request)).json() as Promise<T>
