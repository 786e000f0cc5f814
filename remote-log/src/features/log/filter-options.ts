import { useQuery } from '@tanstack/react-query'
import { logKeys } from '../../log/log-keys'
import { useYears } from '../../log/use-years'
import { request } from '../../request'

const optionsOf = (values: readonly string[]) =>
  values.toSorted((one, other) => one.localeCompare(other)).map((value) => ({ value, label: value }))

/** Queries what the filters of the user's log offer: its years, countries and companions. */
export const useFilterOptions = () => {
  const { data: years = [] } = useYears()
  const { data: filters } = useQuery({
    queryKey: logKeys.filters,
    queryFn: ({ signal }) => request('get', '/api/log/filters', { signal }),
  })
  return {
    years: years.flatMap(({ year, done }) =>
      year === null ? [] : [{ value: String(year), label: `${year} (${done})` }],
    ),
    countries: optionsOf(filters?.countries ?? []),
    names: optionsOf(filters?.with ?? []),
  }
}
