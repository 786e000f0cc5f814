import Box from '@mui/material/Box'
import { Button } from '../buttons/button'
import { type FormEvent, useState } from 'react'
import { SharePasswordField } from './share-password-field'
import { words } from './words'

interface LinkPasswordProps {
  hasPassword: boolean
  isBusy: boolean
  /** @returns whether it succeeded */
  onChange(password: string | null): Promise<boolean>
}

/** Adds, changes or removes the password of a link. */
export function LinkPassword({ hasPassword, isBusy, onChange }: LinkPasswordProps) {
  const [isTyping, setTyping] = useState(false)
  const [password, setPassword] = useState('')
  const close = () => {
    setTyping(false)
    setPassword('')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onChange(password)) close()
  }
  if (!isTyping)
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => setTyping(true)}>
          {hasPassword ? words.changePassword : words.addPassword}
        </Button>
        {hasPassword && (
          <Button disabled={isBusy} onClick={() => void onChange(null)}>
            {words.removePassword}
          </Button>
        )}
      </Box>
    )
  return (
    <Box component="form" onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 1 }}>
      <SharePasswordField
        autoFocus
        hint={words.passwordHint}
        minLength={8}
        value={password}
        onChange={setPassword}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="outlined" loading={isBusy}>
          {words.save}
        </Button>
        <Button disabled={isBusy} onClick={close}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  )
}
