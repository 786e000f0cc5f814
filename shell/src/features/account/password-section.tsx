import { ErrorBanner, Stack, useToasts } from '@bucketeer/shared-ui'
import { PasswordField } from '@bucketeer/shared-ui/forms'
import { SubmitButton } from '../../account-page/form-parts'
import { textOf, useSubmission } from '../../account-page/use-submission'
import { request } from '../../request'
import { AccountSection } from './account-section'
import { words } from './words'

const { heading, text, present, next, hint, save, failure, done } = words.password

interface PasswordSectionProps {
  userId: string
  /** Tells password managers whose password it is. */
  email: string | undefined
}

/** The form that changes the password. */
export function PasswordSection({ userId, email }: PasswordSectionProps) {
  const toasts = useToasts()
  const { error, isBusy, problemOf, form } = useSubmission(async (fields) => {
    const body = { password: textOf(fields, 'password'), newPassword: textOf(fields, 'newPassword') }
    await request('put', '/api/user/{userId}/password', { params: { userId }, body })
    toasts.success(done)
    return 'empty'
  })
  return (
    <AccountSection heading={heading} text={text}>
      <Stack component="form" {...form} sx={{ gap: 2.5, maxWidth: 440 }}>
        <ErrorBanner title={failure} error={error} />
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
        <PasswordField
          label={present}
          name="password"
          autoComplete="current-password"
          problem={problemOf('password')}
          required
        />
        <PasswordField
          label={next}
          hint={hint}
          name="newPassword"
          autoComplete="new-password"
          problem={problemOf('newPassword')}
          required
        />
        <SubmitButton isBusy={isBusy}>{save}</SubmitButton>
      </Stack>
    </AccountSection>
  )
}
