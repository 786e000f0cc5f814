import { nameKey, styled } from '@bucketeer/shared-ui'
import type { LogFilter } from '../../log/log-filter'
import { categoryOptions } from './categories'
import { useFilterOptions } from './filter-options'
import { FilterSelect } from './filter-select'
import type { FilterName } from './use-log-filters'
import { words } from './words'

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

interface LogFiltersProps {
  filters: LogFilter
  narrow(name: FilterName, value: string): void
}

/** Returns the option with the same name in another spelling, or the name. */
const spellingIn = (options: readonly { value: string }[], name: string) => {
  const key = nameKey(name)
  return options.find(({ value }) => nameKey(value) === key)?.value ?? name
}

/** Year, category, country and companion. Entries must match all of them. */
export function LogFilters({ filters, narrow }: LogFiltersProps) {
  const { years, countries, names } = useFilterOptions()
  const { year, category, country, with: companion } = filters
  const { labels, all } = words.filters
  return (
    <div role="search" aria-label={words.filters.title}>
      <Bar>
        <FilterSelect
          label={labels.year}
          all={all.year}
          options={years}
          value={year === undefined ? '' : String(year)}
          onChange={(value) => narrow('year', value)}
        />
        <FilterSelect
          label={labels.category}
          all={all.category}
          options={categoryOptions}
          value={category ?? ''}
          onChange={(value) => narrow('category', value)}
        />
        <FilterSelect
          label={labels.country}
          all={all.country}
          options={countries}
          value={country ?? ''}
          onChange={(value) => narrow('country', value)}
        />
        <FilterSelect
          label={labels.with}
          all={all.with}
          options={names}
          value={companion === undefined ? '' : spellingIn(names, companion)}
          onChange={(value) => narrow('with', value)}
        />
      </Bar>
    </div>
  )
}
