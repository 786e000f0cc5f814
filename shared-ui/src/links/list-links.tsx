import { styled } from '@mui/material/styles'
import { Link, useSearchParams } from 'react-router-dom'

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > a': {
    ...theme.typography.button,
    minHeight: 48,
    padding: theme.spacing(1.5, 2),
    [theme.breakpoints.down('sm')]: { flexGrow: 1, paddingInline: theme.spacing(0.75) },
    borderBottom: '3px solid transparent',
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -3, borderRadius: 8 },
    '&[aria-current]': {
      color: theme.vars.palette.secondary.main,
      borderBottomColor: theme.vars.palette.secondary.main,
    },
  },
}))

/** Returns the list that the URL names, or the first. */
export function useShownList<Name extends string>(lists: readonly [Name, ...Name[]], param = 'list'): Name {
  const [search] = useSearchParams()
  return lists.find((each) => each === search.get(param)) ?? lists[0]
}

export interface ListLinksProps<Name extends string> {
  /** The accessible name of the bar. */
  label: string
  lists: readonly Name[]
  shown: Name
  /** The parameter of the URL that names the shown list. Default: `list`. */
  param?: string
  labelOf(list: Name): string
}

/** Links between the lists of a page. They replace the history entry, so that Back leaves the page. */
export function ListLinks<Name extends string>(props: ListLinksProps<Name>) {
  const { label, lists, shown, param = 'list', labelOf } = props
  return (
    <Bar aria-label={label}>
      {lists.map((list) => (
        <Link
          key={list}
          to={`?${param}=${list}`}
          replace
          preventScrollReset
          aria-current={list === shown ? 'page' : undefined}
        >
          {labelOf(list)}
        </Link>
      ))}
    </Bar>
  )
}
