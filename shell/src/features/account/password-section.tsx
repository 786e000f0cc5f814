import { useToasts } from '@bucketeer/shared-ui'
import { PasswordField, SettingsSection } from '@bucketeer/shared-ui/forms'
import { AccountForm } from '../../account-page/form-parts'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { request } from '../../request'
import { words } from './words'

interface PasswordSectionProps {
  userId: string
  /** Tells password managers whose password it is. */
  email: string | undefined
}

/** The form that changes the password. */
export function PasswordSection({ userId, email }: PasswordSectionProps) {
  const toasts = useToasts()
  const { heading, text, present, next, hint, save, failure, done } = words.password
  const submission = useSubmission(async (fields) => {
    const body = { password: textOf(fields, 'password'), newPassword: textOf(fields, 'newPassword') }
    await request('put', '/api/user/{userId}/password', { params: { userId }, body })
    toasts.success(done)
    return 'empty'
  })
  return (
    <SettingsSection heading={heading} text={text}>
      <AccountForm submission={submission} failure={failure} submit={save} maxWidth={440}>
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
        <PasswordField label={present} {...submission.passwordFieldProps('password', 'current-password')} />
        <PasswordField
          label={next}
          hint={hint}
          {...submission.passwordFieldProps('newPassword', 'new-password')}
        />
      </AccountForm>
    </SettingsSection>
  )
}
