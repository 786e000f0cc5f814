import { styled } from '@bucketeer/shared-ui'
import { Dropdown } from '../../fields/dropdown'
import { categories, categoryLabels } from '../../kick/categories'
import { continents } from '../../kick/continents'
import { type ListFilters } from '../../kick/kick-cache'
import { SearchField } from './search-field'
import { words } from './words'

const all = { value: '', label: words.all }
const continentOptions = [all, ...continents.map((continent) => ({ value: continent, label: continent }))]
const categoryOptions = [
  all,
  ...categories.map((category) => ({ value: category, label: categoryLabels[category] })),
]

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  // Sticky on large screens.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' },
    position: 'sticky',
    top: 'var(--top-bar-height, 64px)',
    zIndex: 2,
    padding: theme.spacing(1.5, 0, 2),
    backgroundColor: theme.vars.palette.background.default,
  },
}))

interface FilterBarProps {
  filters: ListFilters
  narrow(name: keyof ListFilters, value: string): void
}

/** Search, continent and category. Kicks must match all of them. */
export function FilterBar({ filters, narrow }: FilterBarProps) {
  return (
    <Bar role="search" aria-label={words.filters}>
      <SearchField value={filters.q ?? ''} onSearch={(text) => narrow('q', text)} />
      <Dropdown
        label={words.continent}
        options={continentOptions}
        value={filters.continent ?? ''}
        onChange={(continent) => narrow('continent', continent)}
      />
      <Dropdown
        label={words.category}
        options={categoryOptions}
        value={filters.category ?? ''}
        onChange={(category) => narrow('category', category)}
      />
    </Bar>
  )
}
