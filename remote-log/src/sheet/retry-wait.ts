import { ApiError } from '@bucketeer/shared-auth'

/** Why a request is repeated later, and in how many milliseconds. */
export interface RetryWait {
  reason: 'offline' | 'busy' | 'too fast'
  ms: number
}

const retryDelayMs = 3000
const tooManyRequests = 429

const reasonOf = (status: number | null): RetryWait['reason'] | null => {
  if (status === null) return 'offline'
  if (status === tooManyRequests) return 'too fast'
  return status >= 500 ? 'busy' : null
}

/** Returns how long to wait before a request is repeated; null if repeating it would not help. */
export const retryWaitOf = (error: unknown): RetryWait | null => {
  if (!(error instanceof ApiError)) return null
  const reason = reasonOf(error.status)
  return reason && { reason, ms: Math.max((error.retryAfter ?? 0) * 1000, retryDelayMs) }
}

/** Resolves after the wait, or as soon as `wake` is called; without a connection also when the browser is online again. */
export const startWait = ({ reason, ms }: RetryWait) => {
  let wake = () => {}
  const isOver = new Promise<void>((resolve) => {
    wake = () => {
      clearTimeout(timer)
      window.removeEventListener('online', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    if (reason === 'offline') window.addEventListener('online', wake)
  })
  return { isOver, wake: () => wake() }
}
