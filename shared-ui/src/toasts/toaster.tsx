import { SnackbarProvider, useSnackbar } from 'notistack'
import { use, useEffect } from 'react'
import { useStore } from 'zustand'
import { ToastStoreContext } from './toast-store'
import { ToastView } from './toast-view'
import { duration } from '../theme/tokens'

const StoredToasts = () => {
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
