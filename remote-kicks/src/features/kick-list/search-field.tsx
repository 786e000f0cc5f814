import { fieldLook, SearchIcon, styled } from '@bucketeer/shared-ui'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { FieldBox, FieldLabel } from '../../fields/field-parts'
import { words } from './words'

// Debounce of the search in milliseconds.
const pause = 300
/** Maximum number of characters of the server's search. */
const longest = 200

const Box = styled(FieldBox)(({ theme }) => ({
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
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // Searches that are not the value yet, oldest first: the value follows later, while the user may type on.
  const [pending, setPending] = useState<string[]>([])
  if (value !== known) {
    setKnown(value)
    const isFromHere = pending.includes(value)
    setPending(isFromHere ? pending.slice(pending.indexOf(value) + 1) : [])
    // The value changes from outside by Back or by clearing all filters.
    if (!isFromHere) setText(value)
  }

  const search = useEffectEvent(() => {
    const wanted = text.trim()
    if (wanted === (pending.at(-1) ?? value)) return
    setPending([...pending, wanted])
    onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(search, pause)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div>
      <FieldLabel htmlFor={id}>{words.search}</FieldLabel>
      <Box>
        <SearchIcon size={20} />
        <Input
          id={id}
          type="search"
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
