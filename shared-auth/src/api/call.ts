/** One call, before it becomes HTTP. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'delete'
  url: string
  query?: object
  body?: unknown
  /** Who calls: a part's name and version. */
  part: string
  /** The token to send: the session's unless given, none when null. */
  token?: string | null
  /** Sends and keeps cookies also where the API is another origin: logging in knows a browser by one. */
  withCookies?: boolean
  signal?: AbortSignal
  /** The `updatedAt` of the entity that a change starts from. */
  ifMatch?: string
  /** The same call under the same key is done once. */
  idempotencyKey?: string
  /** Milliseconds until the call is given up. */
  timeout?: number
  /** Hears how many bytes are sent, and of how many if that is known. */
  onProgress?: (bytes: { loaded: number; total?: number }) => void
}
