import { useAuth } from '@bucketeer/shared-auth'
import { Alert, Chip, SecondaryText, Stack, TextLink, Typography } from '@bucketeer/shared-ui'
import { PasswordField, TextField } from '@bucketeer/shared-ui/forms'
import { useId, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { AccountPage } from '../../account-page/account-page'
import scene from '../../account-page/scenes/sign-up.svg'
import { AccountForm } from '../../account-page/form-parts'
import { justSignedUp, type Submission, textOf, useSubmission } from '../../account-page/use-submission'
import { signUpRefusal, words } from './words'

/** The field for the tagline, with suggestions that fill it and can then be edited. */
function TaglineField({ submission: { textFieldProps, onEdited } }: { submission: Submission }) {
  const [tagline, setTagline] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const take = (suggestion: string) => {
    setTagline(suggestion)
    onEdited('tagline')
    field.current?.focus()
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <TextField
        label={words.tagline}
        placeholder={words.taglineExample}
        autoComplete="off"
        value={tagline}
        onChange={({ target }) => setTagline(target.value)}
        inputRef={field}
        {...textFieldProps('tagline')}
      />
      <Stack
        role="group"
        aria-labelledby={id}
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
      >
        <SecondaryText id={id} sx={{ width: '100%' }}>
          {words.taglineSuggestions.label}
        </SecondaryText>
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

const SignupForm = ({ submission }: { submission: Submission }) => (
  <AccountForm submission={submission} failure={words.failed} submit={words.create}>
    {/* Users log in by e-mail, so password managers should store it as the user name. */}
    <TextField
      label={words.email}
      type="email"
      autoComplete="username"
      {...submission.textFieldProps('email')}
    />
    <TextField label={words.userName} autoComplete="nickname" {...submission.textFieldProps('userName')} />
    <TaglineField submission={submission} />
    <PasswordField
      label={words.password}
      hint={words.passwordHint}
      {...submission.passwordFieldProps('password', 'new-password')}
    />
  </AccountForm>
)

/** /signup: creates an account, then goes to /login (S2.48), where members are sent too. A link with `?invitation=…` is for one account. */
export default function SignupPage() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const invitation = query.get('invitation')
  const refusal = signUpRefusal(invitation)
  const { user, isLoading, signup } = useAuth()
  const navigate = useNavigate()
  const submission = useSubmission(async (fields) => {
    await signup({
      email: textOf(fields, 'email'),
      userName: textOf(fields, 'userName'),
      tagline: textOf(fields, 'tagline'),
      password: textOf(fields, 'password'),
      ...(invitation && { invitation }),
    })
    await navigate('/login', { state: justSignedUp(state) })
  })

  // Signing up changes both before the page is left. A member comes here by the browser's Back.
  if (!submission.isBusy && isLoading) return null
  if (!submission.isBusy && user) return <Navigate to="/login" replace state={state} />

  return (
    <AccountPage title={words.title} intro={words.invitation} scene={scene}>
      {refusal ? <Alert severity="info">{refusal}</Alert> : <SignupForm submission={submission} />}
      <Typography sx={{ color: 'text.secondary' }}>
        {words.oneOfUs}{' '}
        <TextLink to="/login" state={state}>
          {words.logIn}
        </TextLink>
      </Typography>
    </AccountPage>
  )
}
