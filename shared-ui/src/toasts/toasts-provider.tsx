import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { toastRoom } from './toast-paper'
import { createToastStore, ToastStoreContext } from './toast-store'
import { useToaster } from './use-toaster'
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

/** Toasts of the whole site, in a live region that is there from the start. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const toaster = useToaster(store, region)
  return (
    <ToastStoreContext value={store}>
      {children}
      <Region
        ref={setRegion}
        aria-label={words.toasts.region}
        aria-live="polite"
        aria-relevant="additions text"
      />
      {toaster}
    </ToastStoreContext>
  )
}
