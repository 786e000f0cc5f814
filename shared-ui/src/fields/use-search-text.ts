import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Returns a value once it has not changed for a number of milliseconds. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

export interface SearchTextOptions {
  /** The present search. */
  value: string
  onSearch(text: string): void
  /** The debounce in milliseconds. */
  pause?: number
}

/**
 * Manages the text of a search field whose search is elsewhere, such as in the URL. The text changes at once, and the
 * search follows after a pause. The text follows a search that changes from outside, by Back or a reset.
 *
 * @returns the text, and a function that changes it
 */
export function useSearchText({ value, onSearch, pause = 300 }: SearchTextOptions) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // Searches that are not the value yet, oldest first: the value follows later, while the user may type on.
  const [pending, setPending] = useState<string[]>([])
  if (value !== known) {
    setKnown(value)
    const isFromHere = pending.includes(value)
    setPending(isFromHere ? pending.slice(pending.indexOf(value) + 1) : [])
    if (!isFromHere) setText(value)
  }

  const search = useEffectEvent(() => {
    const wanted = text.trim()
    if (wanted === (pending.at(-1) ?? value)) return
    setPending([...pending, wanted])
    onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(search, pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return [text, setText] as const
}

// Replaces the history entry, so that Back leaves the page.
const inPlace = { replace: true, preventScrollReset: true }

/**
 * Returns the query of the URL, where filters can be shared and restored.
 * `set` sets one value, an empty one removes it; `replace` replaces all.
 */
export function useUrlQuery<Name extends string>() {
  const [search, setSearch] = useSearchParams()
  return {
    search,
    set: (name: Name, value: string) =>
      setSearch((former) => {
        const next = new URLSearchParams(former)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      }, inPlace),
    replace: (values: Record<string, string>) => setSearch(values, inPlace),
  }
}
