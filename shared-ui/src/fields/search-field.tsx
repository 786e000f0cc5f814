import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { SearchIcon } from '../icons'
import { fieldLook, visuallyHidden } from '../theme/styles'
import { words } from '../words'
import { type SearchTextOptions, useSearchText } from './use-search-text'

/** Maximum number of characters of the server's search. */
const longest = 200

const Label = styled('label')(({ theme }) => ({
  ...fieldLook.label(theme),
  display: 'block',
  // The icon and the placeholder say it there.
  [theme.breakpoints.down('sm')]: visuallyHidden,
}))
const Box = styled('div')(({ theme }) => ({
  ...fieldLook.box(theme),
  ...fieldLook.outlined(theme),
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: theme.spacing(1.75),
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  // The smallest phones have room for the placeholder alone.
  [theme.breakpoints.down(340)]: { paddingInlineStart: theme.spacing(0.75), '& > svg': { display: 'none' } },
}))

const Input = styled('input')(({ theme }) => ({
  font: 'inherit',
  ...fieldLook.content(theme),
  flexGrow: 1,
  minWidth: 0,
  minHeight: fieldLook.height(theme),
  paddingLeft: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(1) },
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  '&, &:focus-visible': { outline: 'none' },
  textOverflow: 'ellipsis',
  '&::placeholder': fieldLook.placeholder(theme),
  '&::-webkit-search-decoration': { appearance: 'none' },
}))

export interface SearchFieldProps extends SearchTextOptions {
  /** Says what is searched. */
  placeholder: string
}

/** A search field for pages without the chunk of forms. Calls back when typing pauses. */
export function SearchField({ placeholder, ...search }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useSearchText(search)
  return (
    <div>
      <Label htmlFor={id}>{words.search}</Label>
      <Box>
        <SearchIcon size={20} />
        <Input
          id={id}
          type="search"
          dir="auto"
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          maxLength={longest}
          enterKeyHint="search"
        />
      </Box>
    </div>
  )
}
