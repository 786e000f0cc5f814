import { useEffect, useState } from 'react'
import { type LazyResource } from './lazy-resource'
import { whenPageIdle } from './when-page-idle'

export interface LazyDisclosure<Value> {
  /** Undefined until it is loaded. */
  value: Value | undefined
  /** `loading` when opened before the code was loaded, `failed` when loading it failed. */
  state: 'closed' | 'loading' | 'open' | 'failed'
  /** Loads the code ahead, for instance on `pointerdown`. Never rejects. */
  prefetch(): void
  open(): void
  close(): void
}

const prefetch = (resource: LazyResource<unknown>) => void resource.load().catch(() => undefined)

/** Opens and closes a menu, panel or dialog whose code is prefetched when the page is idle. */
export const useLazyDisclosure = <Value>(resource: LazyResource<Value>): LazyDisclosure<Value> => {
  const [state, setState] = useState<LazyDisclosure<Value>['state']>('closed')
  useEffect(() => whenPageIdle(() => prefetch(resource)), [resource])

  const open = () => {
    if (resource.value()) return setState('open')
    setState('loading')
    resource.load().then(
      () => setState('open'),
      () => setState('failed'),
    )
  }
  return {
    value: resource.value(),
    state,
    prefetch: () => prefetch(resource),
    open,
    close: () => setState('closed'),
  }
}
