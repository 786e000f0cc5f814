import { useCallback, useEffect, useState } from 'react'

/** Something that is loaded on demand, such as the code of a component. */
export interface LazyResource<Value> {
  /** Returns the value, or undefined until it is loaded. */
  value(): Value | undefined
  /** Loads the value unless it is loaded. Rejects when loading fails; the next call tries again. */
  load(): Promise<Value>
}

/** Wraps `load`, which concurrent callers share. Keeps the value, and calls `load` again after a failure. */
export function lazyResource<Value>(load: () => Promise<Value>): LazyResource<Value> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  const start = async () => {
    try {
      return (value = await load())
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return { value: () => value, load: () => (loading ??= start()) }
}

/** The longest wait in milliseconds. A browser that draws nothing may report no idle time at all. */
const maxWaitMs = 2000

function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(callback, { timeout: maxWaitMs })
  return () => cancelIdleCallback(request)
}

/**
 * Calls back once the page has loaded and the browser is idle, the time to prefetch.
 * @returns a function that cancels the call
 */
export function whenPageIdle(callback: () => void): () => void {
  let cancel: () => void = () => window.removeEventListener('load', begin)
  const begin = () => {
    cancel = whenIdle(callback)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => cancel()
}

/** Loads a resource when the page is idle, and by `load`. The value is undefined until it is loaded. */
export function useIdleResource<Value>(resource: LazyResource<Value>) {
  const [value, setValue] = useState(() => resource.value())
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    resource.load().then(
      (loaded) => setValue(() => loaded),
      () => setFailed(true),
    )
  }, [resource])
  useEffect(() => (value ? undefined : whenPageIdle(load)), [value, load])
  return { value, hasFailed, load }
}

interface LazyDisclosure<Value> {
  /** Undefined until it is loaded. */
  value: Value | undefined
  /** `loading` when opened before the code was loaded, `failed` when loading it failed. */
  state: 'closed' | 'loading' | 'open' | 'failed'
  /** Loads the code ahead, for instance on `pointerdown`. Never rejects. */
  prefetch(): void
  open(): void
  close(): void
}

/** Opens and closes a menu, panel or dialog whose code is prefetched when the page is idle. */
export function useLazyDisclosure<Value>(resource: LazyResource<Value>): LazyDisclosure<Value> {
  const { value, hasFailed, load } = useIdleResource(resource)
  const [isOpen, setOpen] = useState(false)
  const stateOfOpen = value ? 'open' : hasFailed ? 'failed' : 'loading'
  return {
    value,
    state: isOpen ? stateOfOpen : 'closed',
    prefetch: load,
    open: () => {
      if (!value) load()
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
