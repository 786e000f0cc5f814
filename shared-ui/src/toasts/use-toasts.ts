import { use, useId, useMemo, useRef } from 'react'
import { type Toast, type ToastId, ToastStoreContext } from './toast-store'

export interface Toasts {
  /** Goes after five seconds, later while it is hovered or holds focus. */
  success(message: string, more?: { detail?: string }): void
  error(message: string, more?: { detail?: string }): void
  /** Stays until it is updated. */
  loading(message: string): ToastId
  /** Changes a toast in its place; one that was closed meanwhile is shown anew. */
  update(id: ToastId, toast: Toast): void
}

/** Short notices at the foot of the page, announced politely. The object stays the same between renders. */
export const useToasts = (): Toasts => {
  const store = use(ToastStoreContext)
  const prefix = useId()
  const count = useRef(0)

  return useMemo(() => {
    const addNew = (toast: Toast): ToastId => {
      const id = `${prefix}${Date.now()}-${(count.current += 1)}`
      store.add(id, toast)
      return id
    }
    return {
      success: (message, more) => void addNew({ kind: 'success', message, ...more }),
      error: (message, more) => void addNew({ kind: 'error', message, ...more }),
      loading: (message) => addNew({ kind: 'loading', message }),
      update: (id, toast) => (store.get(id) ? store.set(id, toast) : store.add(id, toast)),
    }
  }, [store, prefix])
}
