import { createContext } from 'react'

export type ToastKind = 'success' | 'error' | 'loading'
export type ToastId = string

export interface Toast {
  kind: ToastKind
  message: string
  /** A quieter second line. */
  detail?: string | undefined
}

/**
 * What each toast says now; notistack places them and knows nothing of their words, so that they can change. Whoever
 * shows them takes those that wait.
 */
export const createToastStore = () => {
  const toasts = new Map<ToastId, Toast>()
  const listeners = new Set<() => void>()
  let waiting: ToastId[] = []
  const tell = () => listeners.forEach((listener) => listener())
  const set = (id: ToastId, toast: Toast) => {
    toasts.set(id, toast)
    tell()
  }
  return {
    get: (id: ToastId) => toasts.get(id),
    set,
    /** One more toast: it waits to be shown. */
    add: (id: ToastId, toast: Toast) => {
      waiting.push(id)
      set(id, toast)
    },
    isWaiting: () => waiting.length > 0,
    takeWaiting: () => {
      const taken = waiting
      waiting = []
      return taken
    },
    remove: (id: ToastId) => {
      toasts.delete(id)
      tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>

export const ToastStoreContext = createContext(createToastStore())
