import IconButton from '@mui/material/IconButton'
import { useSnackbar } from 'notistack'
import {
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react'
import { useStore } from 'zustand'
import { ToastContent } from './toast-content'
import { ToastPaper } from './toast-paper'
import { type ToastId, ToastStoreContext } from './toast-store'
import { CloseIcon } from '../icons'
import { words } from '../words'

/** In milliseconds (S9.6). */
export const toastDuration = 5000

type ToastViewProps = Omit<ComponentProps<typeof ToastPaper>, 'id'> & { toastId: ToastId }

/** Calls `onEnd` after `delay` milliseconds, not counting the time while paused. */
const usePausableTimeout = (onEnd: () => void, delay: number, state: 'running' | 'paused') => {
  const remaining = useRef(delay)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (state === 'paused') return
    const started = performance.now()
    const timer = setTimeout(end, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - started
    }
  }, [state])
}

/** Shows a toast until its time is over, paused while it is loading, hovered or focused. Escape closes it. */
export function ToastView({ toastId, ...paper }: ToastViewProps) {
  const toast = useStore(use(ToastStoreContext), (toasts) => toasts[toastId])
  const { closeSnackbar } = useSnackbar()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const close = () => closeSnackbar(toastId)
  const isPaused = toast?.kind === 'loading' || isHovered || isFocused
  usePausableTimeout(close, toastDuration, isPaused ? 'paused' : 'running')

  if (!toast) return null
  return (
    <ToastPaper
      {...paper}
      aria-atomic
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      <ToastContent {...toast} />
      <IconButton size="small" aria-label={words.toasts.close} onClick={close}>
        <CloseIcon size={18} />
      </IconButton>
    </ToastPaper>
  )
}
