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
