import autocannon from 'autocannon'

export interface LoadRequest {
  method?: 'GET' | 'POST'
  path: string
  token?: string
  /** The client address for the X-Forwarded-For header. */
  from?: string
  body?: object
}

export interface LoadOptions {
  address: string
  /** The requests, which each connection repeats in this order. */
  requests: LoadRequest[]
  connections: number
  seconds: number
  /** Requests per second of all connections together; unlimited by default. */
  rate?: number
}

export interface LoadSummary {
  /** The number of responses by status. */
  statuses: Map<number, number>
  /** The number of requests without a response. */
  unanswered: number
  /** Latency in milliseconds; with a `rate`, it counts from the time at which a request was due. */
  p50: number
  p99: number
  perSecond: number
}

const toAutocannon = ({ method = 'GET', path, token, from, body }: LoadRequest): autocannon.Request => ({
  method,
  path,
  headers: {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(from && { 'x-forwarded-for': from }),
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
})

/** Sends requests over many connections at once. */
export async function sendLoad(options: LoadOptions): Promise<LoadSummary> {
  const { address, requests, connections, seconds, rate } = options
  const statuses = new Map<number, number>()
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: address,
        connections,
        duration: seconds,
        requests: requests.map(toAutocannon),
        timeout: 30,
        ...(rate && { overallRate: rate }),
      },
      (error, finished) => (error ? reject(error) : resolve(finished)),
    )
    instance.on('response', (_client, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1))
  })
  const { latency, errors } = result
  return {
    statuses,
    unanswered: errors,
    p50: latency.p50,
    p99: latency.p99,
    perSecond: result.requests.average,
  }
}

/** Counts the responses of a status class, such as 5 for 5xx. */
export const countStatuses = ({ statuses }: LoadSummary, statusClass: number): number =>
  [...statuses].reduce(
    (sum, [status, count]) => sum + (Math.floor(status / 100) === statusClass ? count : 0),
    0,
  )
