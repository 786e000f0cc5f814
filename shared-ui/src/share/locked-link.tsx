import { Button } from '../buttons/button'
import Stack from '@mui/material/Stack'
import { type FormEvent, useState } from 'react'
import { PageFrame } from '../page/page-frame'
import { ErrorBanner } from '../states/error-banner'
import { SharePasswordField } from './share-password-field'
import { words } from './words'

/** The result of `useMutation`. */
export interface Unlocking {
  mutate(password: string): void
  isPending: boolean
  error: Error | null
}

/** Asks for the password of a link. Has no slot: pieces of other remotes stay away from it. */
export function LockedLink({ mutate, isPending, error }: Unlocking) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(password)
  }
  return (
    <PageFrame title={words.locked.title} intro={words.locked.text}>
      <Stack component="form" onSubmit={submit} sx={{ alignItems: 'flex-start', gap: 2.5, maxWidth: 440 }}>
        <ErrorBanner title={words.locked.failed} error={error} />
        <SharePasswordField value={password} onChange={setPassword} />
        <Button type="submit" variant="contained" loading={isPending}>
          {words.locked.open}
        </Button>
      </Stack>
    </PageFrame>
  )
}
