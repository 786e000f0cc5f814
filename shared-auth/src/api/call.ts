/** A call to the API, before it becomes an HTTP request. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'delete'
  url: string
  query?: object
  body?: unknown
  /** The calling part's name. */
  part: string
  /** The token to send; null sends none. Default: the session's token. */
  token?: string | null
  /** Sends and stores cookies even if the API has another origin. Login recognises known browsers by a cookie. */
  withCookies?: boolean
  signal?: AbortSignal
  /** The `updatedAt` of the version that the update is based on. If it is outdated, the call fails with ApiError 412. */
  ifMatch?: string
  /**
   * The password of a shared link, empty as long as it is unknown. Set, a 401 is about this password, and the session goes
   * on.
   */
  sharePassword?: string
  /** The server performs calls with the same key once. */
  idempotencyKey?: string
  /** In milliseconds. */
  timeout?: number
  /** Called with the number of bytes sent, and the total if it is known. */
  onProgress?: (bytes: { loaded: number; total?: number }) => void
}
