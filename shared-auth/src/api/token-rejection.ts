type Listener = (token: string) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener when the server answered 401 to a call that carried the session's token.
 * @returns a function that stops it
 */
export const onTokenRejection = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const reportTokenRejection: Listener = (token) => listeners.forEach((listener) => listener(token))
