type Listener = (token: string) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener with the session's token when the response to a call is 401.
 * @returns a function that unsubscribes the listener
 */
export const onTokenRejection = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const reportTokenRejection: Listener = (token) => listeners.forEach((listener) => listener(token))
