import { useState } from 'react'
import { translated } from '@bucketeer/shared-ui'
import { PasswordField, SettingsSection, TextField } from '@bucketeer/shared-ui/forms'
import { AccountForm, SentNote } from '../../account-page/form-parts'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { request } from '../../request'
import { publicConfig } from '../../account-page/public-config'
import { words } from './words'

function EmailForm({ userId, onSent }: { userId: string; onSent: (message: string) => void }) {
  const submission = useSubmission(async (fields) => {
    const body = { email: textOf(fields, 'email'), password: textOf(fields, 'password') }
    onSent(translated(await request('put', '/api/user/{userId}/email', { params: { userId }, body })))
  })
  const { next, password, send, failure } = words.email
  return (
    <AccountForm submission={submission} failure={failure} submit={send} maxWidth={440}>
      <TextField label={next} type="email" autoComplete="email" {...submission.textFieldProps('email')} />
      <PasswordField label={password} {...submission.passwordFieldProps('password', 'current-password')} />
    </AccountForm>
  )
}

/** The form that requests a link to a new address, which changes it. */
export function EmailSection({ userId }: { userId: string }) {
  const [sent, setSent] = useState<string>()
  const { mail } = publicConfig()
  const { heading, text, noMail, again } = words.email
  return (
    <SettingsSection heading={heading} text={mail.isSent ? text : noMail(mail.contact ?? undefined)}>
      {sent === undefined ? (
        <EmailForm userId={userId} onSent={setSent} />
      ) : (
        <SentNote text={sent} again={again} onAgain={() => setSent(undefined)} />
      )}
    </SettingsSection>
  )
}
