import TextField from '@mui/material/TextField'
import { words } from './words'

interface SharePasswordFieldProps {
  value: string
  onChange(password: string): void
  hint?: string
  minLength?: number
  autoFocus?: boolean
}

/**
 * Renders the field for the password of a shared link. It is a plain text field, unlike `PasswordField`, because it is on
 * pages of remotes: in a field of type `password`, browsers would offer or fill in the password of the account, which no
 * code of a remote may read. People pass this password on, and it opens this link only, so that it may be seen.
 */
export function SharePasswordField({ value, onChange, hint, minLength, autoFocus }: SharePasswordFieldProps) {
  return (
    <TextField
      required
      fullWidth
      autoFocus={autoFocus ?? false}
      label={words.password}
      helperText={hint}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: {
          minLength,
          maxLength: 256,
          autoComplete: 'off',
          spellCheck: false,
          autoCapitalize: 'none',
        },
      }}
    />
  )
}
