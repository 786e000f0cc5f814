import { createContext } from 'react'
import { createToastStore } from './toast-store'

export const ToastStoreContext = createContext(createToastStore())
