import { ApiError } from './api-error'
import type { Call } from './call'
import { send } from './client'

interface OpenKey {
  key: string
  /** When the key expires, in milliseconds since 1970. */
  until: number
}
type OpenKeys = Record<string, OpenKey>

/** The keys in local storage, by a hash of their call. */
const storageKey = 'bucketeer.open-calls'
/** As long as the server remembers a key. */
const dayMs = 24 * 60 * 60 * 1000

/** The keys that the browser did not store, because its storage is blocked or full. */
let inMemory: OpenKeys = {}

const isOpenKey = (kept: unknown): kept is OpenKey =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  typeof kept.key === 'string' &&
  'until' in kept &&
  typeof kept.until === 'number' &&
  new Date(kept.until) > new Date()

function readStored(): OpenKeys {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((entry): entry is [string, OpenKey] => isOpenKey(entry[1])),
    )
  } catch {
    return {}
  }
}
const read = (): OpenKeys => ({ ...readStored(), ...inMemory })

function write(keys: OpenKeys) {
  inMemory = {}
  try {
    if (Object.keys(keys).length === 0) window.localStorage.removeItem(storageKey)
    else window.localStorage.setItem(storageKey, JSON.stringify(keys))
  } catch {
    inMemory = keys
  }
}

/** Hashes a text to 64 bits (FNV-1a with two primes). The server refuses a key of another call, so a collision is harmless. */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x811c9dc5]
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193)
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b)
  }
  return `${one}.${other}`
}

/** Keeps keys on this device for a day, so that a form that is sent again after a reload creates nothing twice. */
const deviceKeys = {
  get: (content: string): string | undefined => read()[hashOf(content)]?.key,
  set: (content: string, key: string) => {
    const [hash, keys] = [hashOf(content), read()]
    write({ ...keys, [hash]: keys[hash] ?? { key, until: Date.now() + dayMs } })
  },
  delete: (content: string) => {
    const { [hashOf(content)]: _closed, ...others } = read()
    write(others)
  },
}

const tabKeys = new Map<string, string>()

const hasPassword = (body: unknown) => typeof body === 'object' && body !== null && 'password' in body

/**
 * Returns the idempotency keys of calls without a known outcome, by URL and body. Those of calls with a password are not
 * kept on the device, because their hash could be used to guess the password.
 */
const idempotencyKeysFor = ({ body }: Call) => (hasPassword(body) ? tabKeys : deviceKeys)

// `crypto.randomUUID` is missing on sites that are served without TLS.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** After any other failure the server may have performed the call. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status !== null && error.status >= 400 && error.status < 500

/**
 * Makes a call with an `Idempotency-Key`. The same call gets the same key until its outcome is known, also after a
 * reload, so that a double click or a retry after a lost response creates one entity. After that it gets a new key.
 */
export async function sendOnce<Answer>(call: Call): Promise<Answer> {
  const openKeys = idempotencyKeysFor(call)
  const content = JSON.stringify([call.url, call.body])
  const idempotencyKey = openKeys.get(content) ?? newKey()
  openKeys.set(content, idempotencyKey)
  try {
    const answer = await send<Answer>({ ...call, idempotencyKey })
    openKeys.delete(content)
    return answer
  } catch (error) {
    if (isRefused(error)) openKeys.delete(content)
    throw error
  }
}
