import autocannon from 'autocannon'

export interface LoadRequest {
  method?: 'GET' | 'POST'
  path: string
  token?: string
  /** The address that the caller's proxy names. */
  from?: string
  body?: object
}

export interface LoadOptions {
  address: string
  /** Each connection sends them one after the other, over and over. */
  shots: LoadRequest[]
  connections: number
  seconds: number
  /** So many a second of all connections together; as many as they get answered unless given. */
  rate?: number
}

export interface LoadSummary {
  /** How many answers there were of each status. */
  statuses: Map<number, number>
  /** Calls that got none. */
  unanswered: number
  /** In milliseconds; at a rate, formatCount from when a call should have been sent. */
  p50: number
  p99: number
  perSecond: number
}

const asRequest = ({ method = 'GET', path, token, from, body }: LoadRequest): autocannon.Request => ({
  method,
  path,
  headers: {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(from && { 'x-forwarded-for': from }),
    ...(body && { 'content-type': 'application/json' }),
  },
  ...(body && { body: JSON.stringify(body) }),
})

/** Calls a server from many connections at once. */
export async function sendLoad({
  address,
  shots,
  connections,
  seconds,
  rate,
}: LoadOptions): Promise<LoadSummary> {
  const statuses = new Map<number, number>()
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url: address,
        connections,
        duration: seconds,
        requests: shots.map(asRequest),
        timeout: 30,
        ...(rate && { overallRate: rate }),
      },
      (error, found) => (error ? reject(error) : resolve(found)),
    )
    instance.on('response', (_client, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1))
  })
  const { latency, requests, errors } = result
  return { statuses, unanswered: errors, p50: latency.p50, p99: latency.p99, perSecond: requests.average }
}

/** How many answers had a status in these hundreds. */
export const countStatuses = ({ statuses }: LoadSummary, hundreds: number): number =>
  [...statuses].reduce((sum, [status, count]) => sum + (Math.floor(status / 100) === hundreds ? count : 0), 0)
