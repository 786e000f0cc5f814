import {
  Button,
  fieldLook,
  FoldedFilters,
  LockIcon,
  NativeSelect,
  SearchField,
  styled,
} from '@bucketeer/shared-ui'
import { choiceNames, choices, type ListFilters } from './list-filters'
import { words } from './words'

const all = { value: '', label: words.all }

const orders = [
  { value: '', label: words.newest },
  { value: 'liked', label: words.liked },
]

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
  // Sticky on large screens.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto',
    '& > div:first-of-type': { gridColumn: 'auto' },
    position: 'sticky',
    top: 'var(--top-bar-height, 64px)',
    zIndex: 2,
    padding: theme.spacing(1.5, 0, 2),
    backgroundColor: theme.vars.palette.background.default,
  },
}))

const Toggle = styled(Button)(({ theme }) => ({
  alignSelf: 'end',
  minHeight: fieldLook.height(theme),
  // Phones have room for it beside the order.
  [theme.breakpoints.down('sm')]: {
    minWidth: 0,
    paddingInline: theme.spacing(1),
    lineHeight: 1.2,
    whiteSpace: 'normal',
    '& .MuiButton-startIcon': { display: 'none' },
  },
  [theme.breakpoints.up('sm')]: { justifySelf: 'start' },
  '&[aria-pressed=true]': {
    borderColor: theme.vars.palette.secondary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.secondary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 8%, ${theme.vars.palette.background.paper})`,
  },
}))

interface FilterBarProps {
  filters: ListFilters
  narrow(name: keyof ListFilters, value: string): void
}

/** Search, the choices, order, and a toggle for the user's own Private Kicks. Kicks must match all filters. */
export const FilterBar = ({ filters, narrow }: FilterBarProps) => (
  <Bar role="search" aria-label={words.filters}>
    <SearchField
      placeholder={words.searchPlaceholder}
      value={filters.q ?? ''}
      onSearch={(text) => narrow('q', text)}
    />
    <FoldedFilters count={Object.keys(filters).filter((name) => name !== 'q').length}>
      {choiceNames.map((name) => (
        <NativeSelect
          key={name}
          label={choices[name].label}
          options={[all, ...choices[name].options]}
          value={filters[name] ?? ''}
          onChange={(value) => narrow(name, value)}
        />
      ))}
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
    </FoldedFilters>
  </Bar>
)
