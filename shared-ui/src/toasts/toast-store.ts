import { createContext, use, useId, useMemo, useRef } from 'react'
import { createStore } from 'zustand/vanilla'

export type ToastKind = 'success' | 'error' | 'loading'
export type ToastId = string

/** The content of a short message about what happened. */
export interface Toast {
  kind: ToastKind
  message: string
  /** A second, less prominent line. */
  detail?: string | undefined
}

/** Stores the content of each toast, so that it can change while notistack shows it. */
export const createToastStore = () => createStore<Partial<Record<ToastId, Toast>>>(() => ({}))

export const ToastStoreContext = createContext(createToastStore())

export interface Toasts {
  /** Shows a toast for five seconds, longer while it is hovered or focused. */
  success(message: string, more?: { detail?: string }): void
  error(message: string, more?: { detail?: string }): void
  /** Shows a toast until it is updated. */
  loading(message: string): ToastId
  /** Replaces the content of a toast; shows it again if it was closed. */
  update(id: ToastId, toast: Toast): void
}

/** Returns functions that show toasts at the bottom of the page. The returned object is stable between renders. */
export function useToasts(): Toasts {
  const store = use(ToastStoreContext)
  const prefix = useId()
  const count = useRef(0)

  return useMemo(() => {
    const set = (id: ToastId, toast: Toast) => store.setState({ [id]: toast })
    const addNew = (toast: Toast): ToastId => {
      const id = `${prefix}${Date.now()}-${(count.current += 1)}`
      set(id, toast)
      return id
    }
    return {
      success: (message, more) => void addNew({ kind: 'success', message, ...more }),
      error: (message, more) => void addNew({ kind: 'error', message, ...more }),
      loading: (message) => addNew({ kind: 'loading', message }),
      update: set,
    }
  }, [store, prefix])
}
