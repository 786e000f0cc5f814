import { useState } from 'react'
import { ErrorBanner, Stack } from '@bucketeer/shared-ui'
import { PasswordField, problemProps, TextField } from '@bucketeer/shared-ui/forms'
import { SentNote, SubmitButton } from '../../account-page/form-parts'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { request } from '../../request'
import { publicConfig } from '../../account-page/public-config'
import { AccountSection } from './account-section'
import { words } from './words'

const { heading, text, noMail, next, password, send, failure, again } = words.email

function EmailForm({ userId, onSent }: { userId: string; onSent: (message: string) => void }) {
  const { error, isBusy, problemOf, form } = useSubmission(async (fields) => {
    const body = { email: textOf(fields, 'email'), password: textOf(fields, 'password') }
    onSent((await request('put', '/api/user/{userId}/email', { params: { userId }, body })).message)
  })
  return (
    <Stack component="form" {...form} sx={{ gap: 2.5, maxWidth: 440 }}>
      <ErrorBanner title={failure} error={error} />
      <TextField
        label={next}
        name="email"
        type="email"
        autoComplete="email"
        required
        {...problemProps(problemOf('email'))}
      />
      <PasswordField
        label={password}
        name="password"
        autoComplete="current-password"
        problem={problemOf('password')}
        required
      />
      <SubmitButton isBusy={isBusy}>{send}</SubmitButton>
    </Stack>
  )
}

/** The form that requests a link to a new address, which changes it. */
export function EmailSection({ userId }: { userId: string }) {
  const [sent, setSent] = useState<string>()
  const { mail } = publicConfig()
  return (
    <AccountSection heading={heading} text={mail.isSent ? text : noMail(mail.contact ?? undefined)}>
      {sent === undefined ? (
        <EmailForm userId={userId} onSent={setSent} />
      ) : (
        <SentNote text={sent} again={again} onAgain={() => setSent(undefined)} />
      )}
    </AccountSection>
  )
}
