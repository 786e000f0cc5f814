import { styled } from '@mui/material/styles'
import { SnackbarProvider } from 'notistack'
import { useState, type ReactNode } from 'react'
import { toastRoom } from './toast-paper'
import { createToastStore } from './toast-store'
import { ToastStoreContext } from './toast-store-context'
import { duration } from '../theme/tokens'
import { words } from '../words'

const Region = styled('section')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    // notistack's own margins would leave 288 px on a phone of 320.
    [theme.breakpoints.down('sm')]: {
      left: '50%',
      width: toastRoom,
      maxWidth: 'none',
      transform: 'translateX(-50%)',
      alignItems: 'center',
    },
  },
}))

/** Toasts of the whole site, at most three at a time, in a live region that is there from the start. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  return (
    <ToastStoreContext value={store}>
      <SnackbarProvider
        {...(region && { domRoot: region })}
        maxSnack={3}
        autoHideDuration={null}
        transitionDuration={{ enter: duration.calm, exit: duration.quick }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onExited={(_node, id) => store.remove(String(id))}
      >
        {children}
      </SnackbarProvider>
      <Region
        ref={setRegion}
        aria-label={words.toasts.region}
        aria-live="polite"
        aria-relevant="additions text"
      />
    </ToastStoreContext>
  )
}
