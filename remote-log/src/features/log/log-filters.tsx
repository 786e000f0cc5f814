import {
  beginningOf,
  categories,
  categoryLabels,
  countryName,
  fieldLook,
  FoldedFilters,
  lazyResource,
  maxOptionsWithoutSearch,
  nameKey,
  NativeSelect,
  pageLanguage,
  styled,
  useLazyField,
  useUrlQuery,
} from '@bucketeer/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type LogFilter, logKeys, useYears } from '../../log/log-queries'
import { request } from '../../request'
import { words } from './words'

const categoryOptions = () => Object.entries(categoryLabels).map(([value, label]) => ({ value, label }))

/** The filters of the page, as the URL names them. */
type FilterName = 'year' | 'category' | 'country' | 'with'

const isYear = (text: string | null): text is string => text !== null && /^[1-9]\d{0,3}$/u.test(text)

/** Parses the filters of a URL, ignoring invalid ones. */
function filtersOf(search: URLSearchParams): LogFilter {
  const year = search.get('year')
  const category = categories.find((each) => each === search.get('category'))
  const country = search.get('country')
  const companion = search.get('with')
  return {
    ...(isYear(year) && { year: Number(year) }),
    ...(category && { category }),
    ...(country && { country: beginningOf(country, 200) }),
    ...(companion && { with: beginningOf(companion, 60) }),
  }
}

/** Returns the filters from the URL, where they can be kept and shared. */
export function useLogFilters() {
  const { search, set, replace } = useUrlQuery<FilterName>()
  const filters = useMemo(() => filtersOf(search), [search])
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    narrow: set,
    showAll: () => replace({}),
  }
}

// No filter looks as in the native selects.
const SearchBox = styled('div')(({ theme }) => ({
  '& input::placeholder': { color: theme.vars.palette.text.primary, opacity: 1 },
}))

interface FilterSelectProps {
  label: string
  /** The option for no filter. */
  all: string
  options: readonly { value: string; label: string }[]
  /** Empty for no filter. */
  value: string
  onChange(value: string): void
}

const search = lazyResource(async () => (await import('@bucketeer/shared-ui/forms')).SearchSelect)

/** A native select, or a combobox for more than ten options. Also offers the current value if it is not an option. */
function FilterSelect({ label, all, options, value, onChange }: FilterSelectProps) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  const shown = [{ value: '', label: all }, ...(isKnown ? [] : [{ value, label: value }]), ...options]
  const { Field, around } = useLazyField(search, options.length > maxOptionsWithoutSearch)
  if (Field)
    return (
      <SearchBox>
        <Field
          {...{ label, value, onChange }}
          placeholder={all}
          options={shown}
          noneFound={words.filters.noneFound}
        />
      </SearchBox>
    )
  return (
    <div {...around}>
      <NativeSelect {...{ label, value, onChange }} options={shown} />
    </div>
  )
}

const optionsOf = (values: readonly string[], labelOf = (value: string) => value) =>
  values
    .map((value) => ({ value, label: labelOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, pageLanguage()))

/** Queries what the filters of the user's log offer: its years, countries and companions. */
function useFilterOptions() {
  const { data: years = [] } = useYears()
  const { data: filters } = useQuery(request.query(logKeys.filters, '/api/log/filters', {}))
  return {
    years: years.flatMap(({ year, done }) =>
      year === null ? [] : [{ value: String(year), label: `${year} (${done})` }],
    ),
    countries: optionsOf(filters?.countries ?? [], countryName),
    names: optionsOf(filters?.with ?? []),
  }
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto' },
  '& > button': { alignSelf: 'end', minHeight: fieldLook.height(theme), whiteSpace: 'normal' },
}))

interface LogFiltersProps {
  filters: LogFilter
  narrow(name: FilterName, value: string): void
  /** An action on the filtered entries. */
  action: ReactNode
}

/** Returns the option with the same name in another spelling, or the name. */
function spellingIn(options: readonly { value: string }[], name: string) {
  const key = nameKey(name)
  return options.find(({ value }) => nameKey(value) === key)?.value ?? name
}

/** Year, category, country and companion. Entries must match all of them. */
export function LogFilters({ filters, narrow, action }: LogFiltersProps) {
  const { years, countries, names } = useFilterOptions()
  const { year, category, country, with: companion } = filters
  const selects = [
    { name: 'year', options: years, value: year === undefined ? '' : String(year) },
    { name: 'category', options: categoryOptions(), value: category ?? '' },
    { name: 'country', options: countries, value: country ?? '' },
    { name: 'with', options: names, value: companion === undefined ? '' : spellingIn(names, companion) },
  ] as const
  return (
    <div role="search" aria-label={words.filters.title}>
      <Bar>
        <FoldedFilters count={Object.keys(filters).length}>
          {selects.map(({ name, options, value }) => (
            <FilterSelect
              key={name}
              label={words.filters.labels[name]}
              all={words.filters.all[name]}
              options={options}
              value={value}
              onChange={(next) => narrow(name, next)}
            />
          ))}
        </FoldedFilters>
        {action}
      </Bar>
    </div>
  )
}
