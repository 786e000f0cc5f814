import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { SnackbarProvider, useSnackbar } from 'notistack'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { AlertIcon, CloseIcon, DoneIcon } from '../icons'
import { duration } from '../theme/tokens'
import { words } from '../words'
import { ToastPaper } from './toast-paper'
import { type Toast, type ToastId, type ToastKind, ToastStoreContext } from './toast-store'
import { SecondaryText } from '../theme/secondary-text'

const icons: Record<ToastKind, () => ReactNode> = {
  success: () => <DoneIcon size={22} color="var(--mui-palette-success-main)" />,
  error: () => <AlertIcon size={22} color="var(--mui-palette-error-main)" />,
  loading: () => <CircularProgress size={20} color="secondary" aria-hidden />,
}
const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5),
  flexGrow: 1,
  minWidth: 0,
  paddingBlock: theme.spacing(0.5),
}))
const Icon = styled('span')({ display: 'grid', placeItems: 'center', width: 24, height: 24, flexShrink: 0 })

/** Renders a toast's icon, message and detail. */
function ToastContent({ kind, message, detail }: Toast) {
  return (
    <Content>
      <Icon>{icons[kind]()}</Icon>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550, lineHeight: 1.5 }}>{message}</Typography>
        {detail && <SecondaryText>{detail}</SecondaryText>}
      </div>
    </Content>
  )
}

/** In milliseconds (S9.6). */
const toastDuration = 5000

type ToastViewProps = Omit<ComponentProps<typeof ToastPaper>, 'id'> & { toastId: ToastId }

/** Calls `onEnd` after `delay` milliseconds, not counting the time while paused. */
function usePausableTimeout(onEnd: () => void, delay: number, state: 'running' | 'paused') {
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
function ToastView({ toastId, ...paper }: ToastViewProps) {
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
      // A finger that pressed where the toast then appears does not leave it.
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
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

function StoredToasts() {
  const toasts = useStore(use(ToastStoreContext))
  const { enqueueSnackbar } = useSnackbar()
  useEffect(() => {
    for (const [key, toast] of Object.entries(toasts))
      enqueueSnackbar(toast?.message, {
        key,
        // Ignores those that are already shown.
        preventDuplicate: true,
        content: () => <ToastView toastId={key} />,
      })
  }, [toasts, enqueueSnackbar])
  return null
}

/** Shows the stored toasts in the given element, at most three at a time. */
export function Toaster({ region }: { region: HTMLElement }) {
  const store = use(ToastStoreContext)
  const remove = (id: string) => store.setState(({ [id]: _removed, ...others }) => others, true)
  return (
    <SnackbarProvider
      domRoot={region}
      maxSnack={3}
      autoHideDuration={null}
      transitionDuration={{ enter: duration.calm, exit: duration.quick }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onExited={(_node, id) => remove(String(id))}
    >
      <StoredToasts />
    </SnackbarProvider>
  )
}
