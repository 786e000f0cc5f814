import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons'
import { words } from '../words'

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'slotProps' | 'multiline' | 'select' | 'helperText'
> & {
  /** Shown below the field. */
  hint?: string | undefined
  /** The error message, shown before the hint. */
  problem?: string | undefined
}

/** Renders a password field with a show/hide button. Pass `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ hint, problem, label = words.password.label, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-label={isShown ? words.password.hide : words.password.show}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      {...field}
      label={label}
      error={Boolean(problem)}
      helperText={[problem, hint].filter(Boolean).join(' ') || undefined}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { spellCheck: false, autoCapitalize: 'none' },
      }}
    />
  )
}
