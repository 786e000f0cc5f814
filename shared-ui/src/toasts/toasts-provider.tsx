import { styled } from '@mui/material/styles'
import { createElement, useEffect, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { lazyResource, whenPageIdle } from '../lazy/lazy-resource'
import { maxToastWidth } from './toast-paper'
import { createToastStore, ToastStoreContext } from './toast-store'
import { words } from '../words'

const toaster = lazyResource(async () => (await import(/* webpackChunkName: "toasts" */ './toaster')).Toaster)

// The next toast loads it again, and shows all.
const ignoreFailure = () => undefined

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

/**
 * Provides toasts to the site. Loads the toaster when the page is idle, or with the first toast. The live region exists
 * from the start, because screen readers ignore late ones.
 */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const toasts = useStore(store)
  const [, setLoaded] = useState(false)
  const Toaster = toaster.value()
  useEffect(() => {
    if (Toaster) return
    const load = (onLoad?: () => void) => toaster.load().then(onLoad, ignoreFailure)
    if (Object.keys(toasts).length === 0) return whenPageIdle(() => load())
    void load(() => setLoaded(true))
  }, [toasts, Toaster])
  return (
    <ToastStoreContext value={store}>
      {children}
      <Region
        ref={setRegion}
        aria-label={words.toasts.region}
        aria-live="polite"
        aria-relevant="additions text"
      />
      {Toaster && region && createElement(Toaster, { region })}
    </ToastStoreContext>
  )
}
