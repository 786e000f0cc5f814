import { useSearchParams } from 'react-router-dom'

// Replaces the history entry, so that Back leaves the page.
const inPlace = { replace: true, preventScrollReset: true }

/**
 * Returns the query of the URL, where filters can be shared and restored.
 * `set` sets one value, an empty one removes it; `replace` replaces all.
 */
export const useUrlQuery = <Name extends string>() => {
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
