import { SearchIcon } from '@bucketeer/shared-ui'
import { InputAdornment, TextField } from '@bucketeer/shared-ui/forms'
import { useEffect, useEffectEvent, useState } from 'react'
import { words } from './words'

// Milliseconds without a key before one's words are looked for.
const pause = 300
/** As many characters as the server looks for. */
const longest = 200

interface SearchFieldProps {
  /** What is looked for now. */
  value: string
  onSearch(text: string): void
}

/** A field whose words are looked for as soon as one stops typing. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  // Changed from elsewhere: by Back, or by lifting all filters.
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }

  const search = useEffectEvent(() => {
    if (text.trim() !== value) onSearch(text.trim())
  })
  useEffect(() => {
    const timer = setTimeout(search, pause)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <TextField
      type="search"
      label={words.search}
      placeholder={words.searchPlaceholder}
      value={text}
      onChange={(event) => setText(event.target.value)}
      autoComplete="off"
      sx={{ '& .MuiInputBase-input': { paddingLeft: 0.5 } }}
      slotProps={{
        htmlInput: { maxLength: longest, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start" sx={{ color: 'text.secondary' }}>
              <SearchIcon size={20} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
