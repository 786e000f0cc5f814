import { fieldLook, SearchIcon, styled, useSearchText } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { words } from './words'

/** Maximum number of characters of the server's search. */
const longest = 200

const Label = styled('label')(({ theme }) => ({ ...fieldLook.label(theme), display: 'block' }))
const Box = styled('div')(({ theme }) => ({
  ...fieldLook.box(theme),
  ...fieldLook.outlined(theme),
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: theme.spacing(1.75),
  '& > svg': { flexShrink: 0, color: theme.vars.palette.text.secondary },
}))

const Input = styled('input')(({ theme }) => ({
  font: 'inherit',
  ...fieldLook.content(theme),
  flexGrow: 1,
  minWidth: 0,
  minHeight: fieldLook.height(theme),
  paddingLeft: theme.spacing(1.5),
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  '&, &:focus-visible': { outline: 'none' },
  '&::placeholder': fieldLook.placeholder(theme),
  '&::-webkit-search-decoration': { appearance: 'none' },
}))

interface SearchFieldProps {
  /** The present search. */
  value: string
  onSearch(text: string): void
}

/** A debounced search field. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useSearchText({ value, onSearch })
  return (
    <div>
      <Label htmlFor={id}>{words.search}</Label>
      <Box>
        <SearchIcon size={20} />
        <Input
          id={id}
          type="search"
          dir="auto"
          placeholder={words.searchPlaceholder}
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
