import { root } from '../../bin/root.mjs'

/** A listener, timer, observer or element that outlives its creator unless it is ended. */
interface Resource {
  what: string
  /** Its stack is the place of creation; undefined for an element. */
  made?: Error
}

type Open = Map<unknown, Resource>

const newResource = (what: string): Resource => ({ what, made: new Error(what) })

const isCapture = (options?: boolean | EventListenerOptions) =>
  typeof options === 'boolean' ? options : (options?.capture ?? false)

function watchListeners(target: Window | Document, name: string, open: Open) {
  // Jest counts listeners through properties of the window object, so those are wrapped and not the prototype's.
  const { addEventListener, removeEventListener } = target
  const keys = new Map<unknown, Map<string, object>>()
  const keyOf = (type: string, listener: unknown, capture: boolean): object => {
    const known = keys.get(listener) ?? new Map<string, object>()
    const key = known.get(`${type} ${capture}`) ?? {}
    keys.set(listener, known.set(`${type} ${capture}`, key))
    return key
  }
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const key = keyOf(type, listener, isCapture(options))
    const end = () => open.delete(key)
    const { once, signal } = typeof options === 'object' ? options : {}
    if (!signal?.aborted && !open.has(key))
      open.set(key, newResource(`a listener for ${type} of the ${name}`))
    signal?.addEventListener('abort', end)
    if (once) addEventListener.call(target, type, end, { once, capture: isCapture(options) })
    addEventListener.call(target, type, listener, options)
  }
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ) => {
    open.delete(keyOf(type, listener, isCapture(options)))
    removeEventListener.call(target, type, listener, options)
  }
  return () => Object.assign(target, { addEventListener, removeEventListener })
}

/** Replaces globals. Returns a function that restores them. */
function replaceInWindow(replacements: object) {
  const before = Object.keys(replacements).map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  )
  Object.assign(window, replacements)
  return () => {
    for (const [name, property] of before)
      if (property) Object.defineProperty(window, name, property)
      else Reflect.deleteProperty(window, name)
  }
}

function watchTimers(open: Open) {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  const { requestAnimationFrame, cancelAnimationFrame } = window
  const started = <Id>(kind: string, id: Id, what: string): Id => {
    open.set(`${kind} ${id}`, newResource(what))
    return id
  }
  const ended = (kind: string, id: unknown) => open.delete(`${kind} ${id}`)
  const wrapped = {
    setTimeout: (act: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
      const id: unknown = setTimeout(() => {
        ended('timer', id)
        act(...args)
      }, delay)
      return started('timer', id, `a timeout of ${delay ?? 0} ms`)
    },
    setInterval: (act: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
      started('timer', setInterval(act, delay, ...args), `an interval of ${delay ?? 0} ms`),
    requestAnimationFrame: (act: FrameRequestCallback) => {
      const id = requestAnimationFrame((time) => {
        ended('frame', id)
        act(time)
      })
      return started('frame', id, 'an animation frame')
    },
    // clearInterval also ends a timeout, and clearTimeout an interval.
    clearTimeout: (id?: number) => {
      ended('timer', id)
      clearTimeout(id)
    },
    clearInterval: (id?: number) => {
      ended('timer', id)
      clearInterval(id)
    },
    cancelAnimationFrame: (id: number) => {
      ended('frame', id)
      cancelAnimationFrame(id)
    },
  }
  return replaceInWindow(wrapped)
}

/** Adds observers to jsdom, which has none. To them every element is visible and keeps its size. */
function provideObservers(open: Open) {
  class FakeResizeObserver {
    readonly #observed = new Map<Element, object>()
    observe(target: Element) {
      if (this.#observed.has(target)) return
      const key = {}
      this.#observed.set(target, key)
      open.set(key, newResource(`an observer of a <${target.localName}>`))
    }
    unobserve(target: Element) {
      open.delete(this.#observed.get(target))
      this.#observed.delete(target)
    }
    disconnect() {
      for (const target of [...this.#observed.keys()]) this.unobserve(target)
    }
    isObserving(target: Element) {
      return this.#observed.has(target)
    }
  }
  class FakeIntersectionObserver extends FakeResizeObserver implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    constructor(private readonly callback: IntersectionObserverCallback) {
      super()
    }
    override observe(target: Element) {
      super.observe(target)
      const box = target.getBoundingClientRect()
      const seen = { target, isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null }
      queueMicrotask(() => {
        if (this.isObserving(target))
          this.callback([{ ...seen, boundingClientRect: box, intersectionRect: box }], this)
      })
    }
    takeRecords() {
      return []
    }
  }
  return replaceInWindow({
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
  })
}

/** Emotion keeps the rules of rendered components for all parts and removes global ones itself. */
const isSharedStyle = (style: Element) => style.getAttribute('data-emotion') === 'css'

const styles = (): Open =>
  new Map(
    [...document.querySelectorAll('style, link[rel=stylesheet]')]
      .filter((style) => !isSharedStyle(style))
      .map((style) => [style, { what: `an element ${style.outerHTML.slice(0, 120)}` }]),
  )

/** jsdom's selector engine adds a mouse listener at its first use. */
const isOfJsdom = ({ made }: Resource) => made?.stack?.includes('/node_modules/nwsapi/') ?? false

function placeOf(made?: Error) {
  const frames = (made?.stack ?? '')
    .split('\n')
    .filter((line) => !line.includes('/testing/track-resources.ts'))
  const frame = frames.slice(1).find((line) => !line.includes('node_modules')) ?? frames[1]
  return frame ? `, ${frame.trim().replace(`${root}/`, '')}` : ''
}

export interface ResourceTracker {
  /** Returns what is active now. */
  open(): ReadonlyMap<unknown, Resource>
  /** Returns a description, with the place of creation, of each resource that is active now and was not before. */
  since(before: ReadonlyMap<unknown, Resource>): string[]
  /** Stops tracking. */
  stop(): void
}

/**
 * Tracks the resources that pages must end when they unmount: listeners of window and document, timers, observers of elements, and
 * style elements that are not shared. Runs until `stop` is called.
 */
export function trackResources(): ResourceTracker {
  const made: Open = new Map()
  const stops = [
    watchListeners(window, 'window', made),
    watchListeners(document, 'document', made),
    watchTimers(made),
    provideObservers(made),
  ]
  const open = () => new Map([...made, ...styles()])
  return {
    open,
    since: (before) =>
      [...open()]
        .filter(([key, resource]) => !before.has(key) && !isOfJsdom(resource))
        .map(([, resource]) => `${resource.what}${placeOf(resource.made)}`),
    stop: () => stops.forEach((stop) => stop()),
  }
}
