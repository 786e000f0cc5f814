import { ApiError } from './api-error'
import type { Call } from './call'
import { send } from './client'
import { idempotencyKeysFor } from './idempotency-keys'

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
export const sendOnce = async <Answer>(call: Call): Promise<Answer> => {
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
