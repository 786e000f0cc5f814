/** Describes a request of one user. */
export interface Request {
  method: 'GET' | 'POST' | 'PUT'
  /** The path and query, from the server's root. */
  path: string
  /** The session token; empty for a visitor. */
  token: string
  body?: object
  acceptEncoding?: string
}

export const requestHeaders = ({ token, body, acceptEncoding }: Request): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(acceptEncoding && { 'accept-encoding': acceptEncoding }),
  // Pages send this header with every request.
  'x-client': 'kicks/0.1.0-s00000000',
  ...(body && { 'content-type': 'application/json' }),
})

/** Sends one request; throws unless the status is 2xx. */
export async function fetchResponse(address: string, request: Request): Promise<Response> {
  const { method, path, body } = request
  const response = await fetch(address + path, {
    method,
    headers: requestHeaders(request),
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

/** Sends one request and returns the JSON body; throws unless the status is 2xx. */
export const sendRequest = async (address: string, request: Request): Promise<unknown> =>
  (await fetchResponse(address, request)).json()
