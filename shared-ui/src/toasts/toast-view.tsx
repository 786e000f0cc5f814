import IconButton from '@mui/material/IconButton'
import { useSnackbar } from 'notistack'
import { use, useState, useSyncExternalStore, type ComponentProps, type KeyboardEvent } from 'react'
import { ToastFace } from './toast-face'
import { ToastPaper } from './toast-paper'
import { type ToastId } from './toast-store'
import { ToastStoreContext } from './toast-store-context'
import { usePausableTimeout } from './use-pausable-timeout'
import { CloseIcon } from '../icons'
import { words } from '../words'

/** Milliseconds a toast stays while nobody looks at it: the specification's constant. */
export const toastDuration = 5000

type ToastViewProps = Omit<ComponentProps<typeof ToastPaper>, 'id'> & { toastId: ToastId }

/** One toast: goes by itself, but not while it loads, is hovered or holds focus; closes by button and Escape. */
export function ToastView({ toastId, ...paper }: ToastViewProps) {
  const store = use(ToastStoreContext)
  const toast = useSyncExternalStore(store.subscribe, () => store.get(toastId))
  const { closeSnackbar } = useSnackbar()
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const close = () => closeSnackbar(toastId)
  const isHeld = toast?.kind === 'loading' || isHovered || isFocused
  usePausableTimeout(close, toastDuration, isHeld ? 'paused' : 'running')

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
      <ToastFace {...toast} />
      <IconButton size="small" aria-label={words.toasts.close} onClick={close}>
        <CloseIcon size={18} />
      </IconButton>
    </ToastPaper>
  )
}
