import { useSearchParams } from 'react-router-dom'

/** The debounce in milliseconds of a search in what is loaded. */
export const filterPause = 100

/** Returns the query of the address, and a function that sets a value of it; an empty value removes it. */
export const useAddress = () => {
  const [search, setSearch] = useSearchParams()
  const set = (name: 'q' | 'sort' | 'view', value: string) =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      // Back leaves the list.
      { replace: true, preventScrollReset: true },
    )
  return [search, set] as const
}
