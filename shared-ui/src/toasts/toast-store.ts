export type ToastKind = 'success' | 'error' | 'loading'
export type ToastId = string

export interface Toast {
  kind: ToastKind
  message: string
  /** A quieter second line. */
  detail?: string | undefined
}

/** What each toast says now; notistack places them and knows nothing of their words, so that they can change. */
export const createToastStore = () => {
  const toasts = new Map<ToastId, Toast>()
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    get: (id: ToastId) => toasts.get(id),
    set: (id: ToastId, toast: Toast) => {
      toasts.set(id, toast)
      tell()
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
