import { useId, useRef, useState } from 'react'
import { Chip, Stack, Typography } from '@bucketeer/shared-ui'
import { problemProps, TextField } from '@bucketeer/shared-ui/forms'
import { words } from './words'

interface TaglineFieldProps {
  problem: string | undefined
  /** Called when a suggestion fills the field. */
  onTaken: () => void
}

/** The field for the tagline, with suggestions that fill it and can then be edited. */
export const TaglineField = ({ problem, onTaken }: TaglineFieldProps) => {
  const [tagline, setTagline] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const take = (suggestion: string) => {
    setTagline(suggestion)
    onTaken()
    field.current?.focus()
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label={words.tagline}
        name="tagline"
        placeholder={words.taglineExample}
        autoComplete="off"
        required
        value={tagline}
        onChange={({ target }) => setTagline(target.value)}
        inputRef={field}
        {...problemProps(problem)}
      />
      <Stack
        role="group"
        aria-labelledby={id}
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <Typography id={id} variant="body2" sx={{ width: '100%', color: 'text.secondary' }}>
          {words.taglineSuggestions.label}
        </Typography>
        {words.taglineSuggestions.all.map((suggestion) => (
          <Chip
            key={suggestion}
            component="button"
            type="button"
            variant="outlined"
            label={suggestion}
            onClick={() => take(suggestion)}
            sx={{ borderColor: 'edge' }}
          />
        ))}
      </Stack>
    </Stack>
  )
}
