import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { signUp } from '../load/sign-up'

const writerCount = 8
const pageReaderCount = 2
const listReaderCount = 2
/** Milliseconds between the requests of one client. */
const pauseMs = 100
const timeoutMs = 30_000
/** Every so many writes of a writer are an upload. */
const uploadEvery = 25

export type Client = 'page' | 'list' | 'write'
export const kinds = [
  '2xx',
  '503 with Retry-After',
  'bare 503',
  '500',
  '502 or 504',
  '4xx',
  'no response',
] as const
type Kind = (typeof kinds)[number]

/** The responses to all clients since the start of an observation. */
export interface Observation {
  /** The names of Buckets whose creation got 201. */
  created: string[]
  /** The addresses of pictures whose upload got 201. */
  uploaded: string[]
  /** Of each kind of client: the number of responses. */
  responses: Record<Client, Record<Kind, number>>
  /** In milliseconds: the longest time without success of one client. */
  longestGap: Record<Client, number>
}

const none = (): Record<Kind, number> => ({
  ...{ '2xx': 0, '503 with Retry-After': 0, 'bare 503': 0 },
  ...{ '500': 0, '502 or 504': 0, '4xx': 0, 'no response': 0 },
})
const startObservation = (): Observation => ({
  created: [],
  uploaded: [],
  responses: { page: none(), list: none(), write: none() },
  longestGap: { page: 0, list: 0, write: 0 },
})

function kindOf({ ok, status, headers }: Response): Kind {
  if (ok) return '2xx'
  if (status === 503) return headers.has('retry-after') ? '503 with Retry-After' : 'bare 503'
  if (status === 500) return '500'
  return status > 500 ? '502 or 504' : '4xx'
}

export interface Load {
  /** Returns the observation, and begins the next one. */
  observe(): Observation
  stop(): Promise<void>
}

/** Starts eight writers and four readers, each of which sends one request at a time. */
export async function startLoad(address: string): Promise<Load> {
  let observation = startObservation()
  let observedSince = performance.now()
  let isStopped = false
  const lastSuccess: { client: Client; at: number }[] = []
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({
    create: { width: 320, height: 240, channels: 3, background: 'white', noise },
  })
    .png()
    .toBuffer()

  const noteGap = ({ client, at }: { client: Client; at: number }) => {
    const gap = performance.now() - Math.max(at, observedSince)
    observation.longestGap[client] = Math.max(observation.longestGap[client], gap)
  }
  /** Sends requests until the load stops. A request returns undefined without a complete response. */
  const repeat = async (client: Client, send: () => Promise<Response | undefined>) => {
    const success = { client, at: performance.now() }
    lastSuccess.push(success)
    while (!isStopped) {
      const response = await send()
      const kind = response ? kindOf(response) : 'no response'
      observation.responses[client][kind] += 1
      if (kind === '2xx') {
        noteGap(success)
        success.at = performance.now()
      }
      await pause(pauseMs)
    }
  }
  /** @returns the response and its body; undefined without a complete response */
  const request = async (path: string, options: RequestInit = {}) => {
    try {
      const response = await fetch(address + path, { ...options, signal: AbortSignal.timeout(timeoutMs) })
      return { response, body: await response.text() }
    } catch {
      return undefined
    }
  }
  const get = async (path: string) => (await request(path))?.response

  const startWriter = (token: string, number: number) => {
    const authorization = `Bearer ${token}`
    const upload = async () => {
      const form = new FormData()
      form.append('pictures', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'holiday.png')
      const result = await request('/api/upload', { method: 'POST', headers: { authorization }, body: form })
      if (result?.response.status === 201)
        observation.uploaded.push((JSON.parse(result.body) as { secure_url: string }).secure_url)
      return result?.response
    }
    /** Repeats a failed write with the same key, as clients do; it must happen once. */
    let [name, key, index] = [`${number}-0`, randomUUID(), 0]
    const create = async () => {
      const result = await request('/api/bucket', {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ name, description: '' }),
      })
      if (result?.response.status === 201) {
        observation.created.push(name)
        index += 1
        ;[name, key] = [`${number}-${index}`, randomUUID()]
      }
      return result?.response
    }
    let turn = 0
    return repeat('write', () => ((turn += 1) % uploadEvery === 0 ? upload() : create()))
  }
  const tokens = await Promise.all(
    Array.from({ length: writerCount }, (_, number) => signUp(address, `writer${number}@bucketeer.example`)),
  )
  const clients = [
    ...tokens.map(startWriter),
    ...Array.from({ length: pageReaderCount }, () => repeat('page', () => get('/kicks'))),
    ...Array.from({ length: listReaderCount }, () => repeat('list', () => get('/api/journal/public'))),
  ]
  const running = Promise.all(clients)
  return {
    observe() {
      for (const success of lastSuccess) noteGap(success)
      const seen = observation
      observation = startObservation()
      observedSince = performance.now()
      return seen
    },
    async stop() {
      isStopped = true
      await running
    },
  }
}
