import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'
import { maxToastWidth } from './toast-paper'
import { createToastStore, ToastStoreContext } from './toast-store'
import { useToaster } from './use-toaster'
import { words } from '../words'

const Region = styled('section')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    // notistack's own margins leave only 288 px on a 320 px screen.
    [theme.breakpoints.down('sm')]: {
      left: '50%',
      bottom: 'calc(14px + var(--bottom-bar-height, 0px))',
      width: maxToastWidth,
      maxWidth: 'none',
      transform: 'translateX(-50%)',
      alignItems: 'center',
    },
  },
}))

/** Provides toasts to the site. The live region exists from the start, because screen readers ignore late ones. */
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
