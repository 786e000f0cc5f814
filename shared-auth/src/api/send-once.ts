import { ApiError } from './api-error'
import type { Call } from './call'
import { send } from './client'

/** The keys of calls whose outcome nobody knows, by what they ask for. */
const openKeys = new Map<string, string>()

// `crypto.randomUUID` is missing on a site that is served without TLS.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Refused by the server, and so not done. After any other failure it may have been done all the same. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status !== null && error.status >= 400 && error.status < 500

/**
 * Makes a call that makes something, under an `Idempotency-Key`. While it is under way, and after it was lost, the same
 * call goes out under the same key: pressing the button twice, or once more when the network is back, makes one thing.
 * Once its outcome is known, the next one is meant to make another.
 */
export const sendOnce = async <Answer>(call: Call): Promise<Answer> => {
  const meant = JSON.stringify([call.url, call.body])
  const idempotencyKey = openKeys.get(meant) ?? newKey()
  openKeys.set(meant, idempotencyKey)
  try {
    const answer = await send<Answer>({ ...call, idempotencyKey })
    openKeys.delete(meant)
    return answer
  } catch (error) {
    if (isRefused(error)) openKeys.delete(meant)
    throw error
  }
}
