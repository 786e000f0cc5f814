import {
  Button,
  categories,
  categoryLabels,
  continents,
  fieldLook,
  FoldedFilters,
  LockIcon,
  NativeSelect,
  pageLanguage,
  SearchField,
  styled,
  useMediaQuery,
  useTheme,
  visuallyHidden,
} from '@bucketeer/shared-ui'
import type { Figures } from '../../kick/kick-cache'
import { words as kickWords } from '../../kick/words'
import { type ListFilters, type ListQuery } from './list-filters'
import { words } from './words'

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  // The map's button is in the first row, before what the button of the filters unfolds.
  gridAutoFlow: 'row dense',
  alignItems: 'end',
  gap: theme.spacing(1),
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& > :first-of-type': { flex: '1 1 160px', minWidth: 0 },
    '& > :first-of-type > div': { minWidth: 0 },
    '& > :first-of-type label': visuallyHidden,
    '& div:has(> label)': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
    '& label': { marginBottom: 0 },
    '& label + div': { flexGrow: 1 },
  },
  // Sticky where it is one row.
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: 'var(--top-bar-height, 64px)',
    zIndex: 2,
    paddingBlock: theme.spacing(1),
    backgroundColor: theme.vars.palette.background.default,
  },
}))

/** Filters that go to the next row together. */
const Group = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    '& > div': { flexGrow: 1 },
  },
}))

const Chips = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  '& > button': { borderRadius: 24 },
}))

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: theme.spacing(0.5),
  // Reserved, so that no chip moves when the figures arrive, or another filter hides them.
  minWidth: '3.6ch',
  fontWeight: 400,
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  // Where they would break the bar into two rows.
  [theme.breakpoints.between('sm', 1340)]: { display: 'none' },
}))

const Toggle = styled(Button)(({ theme }) => ({
  minWidth: 0,
  minHeight: fieldLook.height(theme),
  paddingInline: theme.spacing(1.25),
  whiteSpace: 'nowrap',
  '&[aria-pressed=true]': {
    borderColor: theme.vars.palette.secondary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.secondary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 8%, ${theme.vars.palette.background.paper})`,
  },
}))

interface FilterBarProps {
  filters: ListFilters
  isMap: boolean
  /** Undefined while it loads, and if it failed. */
  figures: Figures | undefined
  narrow(name: ListQuery, value: string): void
}

const compact = (count: number) => count.toLocaleString(pageLanguage(), { notation: 'compact' })

/** Returns how many Kicks a category has; undefined beside another filter, since the figures are of all Kicks. */
function countOf(value: string, { categories, kicks }: Figures, { q, continent, mine }: ListFilters) {
  if (!categories || (q ?? continent ?? mine)) return undefined
  return value === '' ? kicks : (categories.find(({ category }) => category === value)?.kicks ?? 0)
}

/** Search, the choices, order, and toggles for the user's own Private Kicks and the map. Kicks must match all filters. */
export function FilterBar({ filters, isMap, figures, narrow }: FilterBarProps) {
  const all = { value: '', label: words.all }
  const chips = [all, ...categories.map((value) => ({ value, label: categoryLabels[value] }))]
  const orders = [
    { value: '', label: words.newest },
    { value: 'liked', label: words.liked },
  ]
  const theme = useTheme()
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'))
  const mapToggle = (
    <Toggle variant="outlined" aria-pressed={isMap} onClick={() => narrow('view', isMap ? '' : 'map')}>
      {words.map}
    </Toggle>
  )
  return (
    <Bar role="search" aria-label={words.filters}>
      <SearchField
        placeholder={isPhone ? words.search : words.searchPlaceholder}
        value={filters.q ?? ''}
        onSearch={(text) => narrow('q', text)}
      />
      <FoldedFilters count={Object.keys(filters).filter((name) => name !== 'q').length}>
        <Chips role="group" aria-label={words.category}>
          {chips.map(({ value, label }) => {
            const count = figures && countOf(value, figures, filters)
            return (
              <Toggle
                key={value}
                variant="outlined"
                aria-pressed={value === (filters.category ?? '')}
                aria-description={count === undefined ? undefined : words.kicks(count)}
                onClick={() => narrow('category', value)}
              >
                {label}
                <Count aria-hidden>{count !== undefined && compact(count)}</Count>
              </Toggle>
            )
          })}
        </Chips>
        <Group>
          <NativeSelect
            label={words.continent}
            options={[all, ...continents.map((value) => ({ value, label: kickWords.continents[value] }))]}
            value={filters.continent ?? ''}
            onChange={(value) => narrow('continent', value)}
          />
          <NativeSelect
            label={words.sort}
            options={orders}
            value={filters.sort ?? ''}
            onChange={(order) => narrow('sort', order)}
          />
          <Toggle
            variant="outlined"
            startIcon={<LockIcon size={18} />}
            aria-pressed={filters.mine === 'private'}
            onClick={() => narrow('mine', filters.mine ? '' : 'private')}
          >
            {words.mine}
          </Toggle>
          {!isPhone && mapToggle}
        </Group>
      </FoldedFilters>
      {isPhone && mapToggle}
    </Bar>
  )
}
