/** A call, as one person makes it. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT'
  /** From the server's root on. */
  path: string
  /** Empty for one who is not signed in. */
  token: string
  body?: object
}

export const requestHeaders = ({ token, body }: Request): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  // What the pages send along.
  'x-client': 'kicks/0.1.0-s00000000',
  ...(body && { 'content-type': 'application/json' }),
})

/** Makes one call. @returns what came @throws unless it succeeds */
export async function sendRequest(address: string, request: Request): Promise<unknown> {
  const { method, path, body } = request
  const answer = await fetch(address + path, {
    method,
    headers: requestHeaders(request),
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
