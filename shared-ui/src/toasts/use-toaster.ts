import { createElement, type ReactNode, useEffect, useState } from 'react'
import type { ToastStore } from './toast-store'
import { lazyResource } from '../lazy/lazy-resource'
import { whenPageIdle } from '../lazy/when-page-idle'

const toaster = lazyResource(async () => (await import(/* webpackChunkName: "toasts" */ './toaster')).Toaster)

// One that did not come is asked for again by the next toast, and then shows all that wait.
const nothing = () => undefined

/** What shows the toasts of a store, in the region that is given, once there is one: its code comes when the page is quiet, or with the first toast. */
export const useToaster = (store: ToastStore, region: HTMLElement | null): ReactNode => {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const showWaiting = () => {
      if (!store.isWaiting()) return
      if (toaster.value()) setAsked(true)
      else toaster.load().then(() => setAsked(true), nothing)
    }
    const stopWaiting = store.subscribe(showWaiting)
    const stopFetching = whenPageIdle(() => toaster.load().catch(nothing))
    return () => {
      stopWaiting()
      stopFetching()
    }
  }, [store])
  const Toaster = toaster.value()
  return isAsked && Toaster && region ? createElement(Toaster, { region }) : null
}
