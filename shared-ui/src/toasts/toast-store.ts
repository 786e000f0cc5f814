import { createContext } from 'react'

export type ToastKind = 'success' | 'error' | 'loading'
export type ToastId = string

/** The content of a short message about what happened. */
export interface Toast {
  kind: ToastKind
  message: string
  /** A second, less prominent line. */
  detail?: string | undefined
}

/**
 * Stores the content of each toast, so that it can change while notistack shows it. Queues new toasts until the
 * `Toaster` takes them.
 */
export const createToastStore = () => {
  const toasts = new Map<ToastId, Toast>()
  const listeners = new Set<() => void>()
  let queue: ToastId[] = []
  const notify = () => listeners.forEach((listener) => listener())
  const set = (id: ToastId, toast: Toast) => {
    toasts.set(id, toast)
    notify()
  }
  return {
    get: (id: ToastId) => toasts.get(id),
    set,
    /** Adds a toast to the queue. */
    add: (id: ToastId, toast: Toast) => {
      queue.push(id)
      set(id, toast)
    },
    hasQueued: () => queue.length > 0,
    /** Empties the queue and returns its toasts. */
    takeQueued: () => {
      const queued = queue
      queue = []
      return queued
    },
    remove: (id: ToastId) => {
      toasts.delete(id)
      notify()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>

export const ToastStoreContext = createContext(createToastStore())
