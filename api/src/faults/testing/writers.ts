import { setTimeout as pause } from 'node:timers/promises'

export interface Writers {
  /** The names of the Buckets whose making was answered with 201. */
  acknowledged: string[]
  /** Answers of 5xx, and calls that got none. */
  refused(): number
  /** The longest time in which one of them got nothing but refusals, in milliseconds. */
  longestOutage(): number
  /** Other answers, of which there should be none. */
  unexpected: string[]
  /** Resolves when they have written more: ten each, on average. */
  waitForProgress(): Promise<void>
  stop(): Promise<void>
}

const pauseAfterRefusalMs = 50

/** Somebody new at the site; their token. */
export async function signUpAt(address: string, name: string): Promise<string> {
  const person = {
    userName: name,
    email: `${name}@bucketeer.example`,
    tagline: 'Onwards',
    password: 'a walk in the woods',
  }
  const answer = await fetch(`${address}/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { authToken } = (await answer.json()) as { authToken: string }
  return authToken
}

/** Makes a Bucket; undefined when nobody answered. */
export const makeBucket = (
  address: string,
  token: string,
  name: string,
  description = '',
): Promise<Response | undefined> =>
  fetch(`${address}/api/bucket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ name, description }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined)

/** So many people who each make one Bucket after the other, and go on when they are refused. */
export async function startWriters(address: string, count: number): Promise<Writers> {
  const token = await signUpAt(address, 'writer')
  const acknowledged: string[] = []
  const unexpected: string[] = []
  let [isOver, refused, longest] = [false, 0, 0]

  const write = async (writer: number) => {
    let lastAnswered = performance.now()
    for (let turn = 0; !isOver; turn += 1) {
      const name = `${writer}-${turn}`
      const answer = await makeBucket(address, token, name)
      // What is answered must be kept; what only ended may be.
      const isWhole = answer !== undefined && (await answer.text().then(Boolean, () => false))
      if (answer?.status === 201 && isWhole) {
        longest = Math.max(longest, performance.now() - lastAnswered)
        lastAnswered = performance.now()
        acknowledged.push(name)
      } else {
        refused += 1
        if (answer && answer.status < 500) unexpected.push(`${answer.status}`)
        await pause(pauseAfterRefusalMs)
      }
    }
  }
  const writing = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)))

  const waitForProgress = async () => {
    const enough = acknowledged.length + 10 * count
    for (const end = performance.now() + 60_000; acknowledged.length < enough; await pause(10))
      if (performance.now() > end) throw new Error('The writers did not get on within a minute.')
  }
  const stop = async () => {
    isOver = true
    await writing
  }
  return {
    acknowledged,
    unexpected,
    refused: () => refused,
    longestOutage: () => longest,
    waitForProgress,
    stop,
  }
}
