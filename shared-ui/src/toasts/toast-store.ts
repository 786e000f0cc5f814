import { createContext } from 'react'
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
