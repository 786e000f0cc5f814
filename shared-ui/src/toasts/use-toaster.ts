import { createElement, type ReactNode, useEffect, useState } from 'react'
import type { ToastStore } from './toast-store'
import { lazyResource } from '../lazy/lazy-resource'
import { whenPageIdle } from '../lazy/when-page-idle'

const toaster = lazyResource(async () => (await import(/* webpackChunkName: "toasts" */ './toaster')).Toaster)

// The next toast loads it again and shows all queued ones.
const ignoreFailure = () => undefined

/** Returns the `Toaster` of the given store and region. Loads its code when the page is idle or with the first toast. */
export const useToaster = (store: ToastStore, region: HTMLElement | null): ReactNode => {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const showQueued = () => {
      if (!store.hasQueued()) return
      if (toaster.value()) setNeeded(true)
      else toaster.load().then(() => setNeeded(true), ignoreFailure)
    }
    const unsubscribe = store.subscribe(showQueued)
    const cancelPrefetch = whenPageIdle(() => toaster.load().catch(ignoreFailure))
    return () => {
      unsubscribe()
      cancelPrefetch()
    }
  }, [store])
  const Toaster = toaster.value()
  return isNeeded && Toaster && region ? createElement(Toaster, { region }) : null
}
