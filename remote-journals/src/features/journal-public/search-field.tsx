import { fieldLook, SearchIcon, styled, useSearchText } from '@bucketeer/shared-ui'
import { useId } from 'react'
import { words } from './words'

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
  ...fieldLook.content(theme),
  flexGrow: 1,
  minWidth: 0,
  minHeight: fieldLook.height(theme),
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  '&, &:focus-visible': { outline: 'none' },
  '&::placeholder': fieldLook.placeholder(theme),
}))

interface SearchFieldProps {
  /** The present search. */
  value: string
  onSearch(text: string): void
}

/** A debounced search field. The page also serves visitors, so it does without the chunk of forms. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useSearchText({ value, onSearch })
  return (
    <div role="search">
      <Label htmlFor={id}>{words.search}</Label>
      <Box>
        <SearchIcon size={20} />
        <Input
          id={id}
          type="search"
          dir="auto"
          placeholder={words.searchPlaceholder}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoComplete="off"
          // The maximum of the server's search.
          maxLength={200}
          enterKeyHint="search"
        />
      </Box>
    </div>
  )
}
