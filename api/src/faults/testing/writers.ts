import { setTimeout as pause } from 'node:timers/promises'

export interface Writers {
  /** The names of the Buckets, and the notes of the log entries, whose creation got 201. */
  acknowledged: string[]
  /** The number of requests that got 5xx or no response. */
  rejected(): number
  /** In milliseconds: the longest time without success of one writer. */
  longestOutage(): number
  /** Other statuses; should be empty. */
  unexpected: string[]
  /** Resolves after ten more writes per writer, on average. */
  waitForProgress(): Promise<void>
  stop(): Promise<void>
}

const retryDelayMs = 50

/** Signs up a user. @returns the token */
export async function signUpAt(address: string, name: string): Promise<string> {
  const person = {
    userName: name,
    email: `${name}@bucketeer.example`,
    tagline: 'Onwards',
    password: 'a walk in the woods',
  }
  const response = await fetch(`${address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { authToken } = (await response.json()) as { authToken: string }
  return authToken
}

/** @returns undefined without a response */
const post = (url: string, token: string, body: object): Promise<Response | undefined> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined)

/** Creates a Bucket. @returns undefined without a response */
export const createBucket = (address: string, token: string, name: string, description = '') =>
  post(`${address}/api/bucket`, token, { name, description })

/** Logs something new. @returns the id of its Kick */
async function logNewKick(address: string, token: string): Promise<string> {
  const response = await post(`${address}/api/log`, token, {
    name: 'Swim',
    state: 'done',
    audience: 'Members',
  })
  const entry = (await response?.json()) as { kick: { _id: string } }
  return entry.kick._id
}

/** Starts writers that create Buckets and entries about one Kick in turn, and continue after a rejection. */
export async function startWriters(address: string, count: number): Promise<Writers> {
  const token = await signUpAt(address, 'writer')
  const kickId = await logNewKick(address, token)
  const acknowledged: string[] = []
  const unexpected: string[] = []
  let [isStopped, rejected, longest] = [false, 0, 0]

  const write = async (writer: number) => {
    let lastSuccess = performance.now()
    for (let index = 0; !isStopped; index += 1) {
      const name = `${writer}-${index}`
      const response =
        index % 2 === 0
          ? await createBucket(address, token, name)
          : await post(`${address}/api/log`, token, {
              kickId,
              state: 'done',
              note: name,
              audience: 'Members',
            })
      // Only a complete response acknowledges a write.
      const isComplete = response !== undefined && (await response.text().then(Boolean, () => false))
      if (response?.status === 201 && isComplete) {
        longest = Math.max(longest, performance.now() - lastSuccess)
        lastSuccess = performance.now()
        acknowledged.push(name)
      } else {
        rejected += 1
        if (response && response.status < 500) unexpected.push(`${response.status}`)
        await pause(retryDelayMs)
      }
    }
  }
  const writing = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)))

  const waitForProgress = async () => {
    const enough = acknowledged.length + 10 * count
    for (const end = performance.now() + 60_000; acknowledged.length < enough; await pause(10))
      if (performance.now() > end) throw new Error('The writers made no progress within a minute.')
  }
  const stop = async () => {
    isStopped = true
    await writing
  }
  return {
    acknowledged,
    unexpected,
    rejected: () => rejected,
    longestOutage: () => longest,
    waitForProgress,
    stop,
  }
}
