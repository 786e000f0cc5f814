import { SnackbarProvider, useSnackbar } from 'notistack'
import { use, useEffect } from 'react'
import { ToastStoreContext } from './toast-store'
import { ToastView } from './toast-view'
import { duration } from '../theme/tokens'

const QueuedToasts = () => {
  const store = use(ToastStoreContext)
  const { enqueueSnackbar } = useSnackbar()
  useEffect(() => {
    const show = () => {
      for (const id of store.takeQueued())
        enqueueSnackbar(store.get(id)?.message, { key: id, content: () => <ToastView toastId={id} /> })
    }
    show()
    return store.subscribe(show)
  }, [store, enqueueSnackbar])
  return null
}

/** Shows queued toasts in the given element, at most three at a time. */
export function Toaster({ region }: { region: HTMLElement }) {
  const store = use(ToastStoreContext)
  return (
    <SnackbarProvider
      domRoot={region}
      maxSnack={3}
      autoHideDuration={null}
      transitionDuration={{ enter: duration.calm, exit: duration.quick }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onExited={(_node, id) => store.remove(String(id))}
    >
      <QueuedToasts />
    </SnackbarProvider>
  )
}
