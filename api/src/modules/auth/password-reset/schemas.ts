import Type, { type Static } from 'typebox'
import { problems } from '../../../contract/problem'
import { named, reference } from '../../../contract/reference'
import { emailText } from '../../../contract/texts'
import { Session } from '../schemas'
import { newPassword } from '../new-password'

export const ForgottenPassword = named(
  'ForgottenPassword',
  Type.Object({ email: emailText }, { description: 'Whose password is forgotten.' }),
)

export const PasswordReset = named(
  'PasswordReset',
  Type.Object(
    {
      token: Type.String({ title: 'Link', maxLength: 200, description: 'What the link has as `token`.' }),
      password: newPassword,
    },
    { description: 'The link that came by mail, and the password that is to be.' },
  ),
)

export type PasswordReset = Static<typeof PasswordReset>

const ResetSession = Type.Object(
  { authToken: Type.Optional(Session.properties.authToken) },
  { description: 'Chosen. The session that has begun is good for one day.' },
)

const about = { tags: ['Sign-in'], security: [] }

export const forgotPassword = {
  ...about,
  summary: 'Ask for a link to choose a new password',
  description:
    'The link comes by mail, is good for one hour and once, and ends those before it. While there is a good one of the last 15 minutes, none is sent. The answer is the same for every address.',
  body: reference(ForgottenPassword),
  response: {
    202: Type.Object(
      { message: Type.String() },
      { description: 'If somebody has the address, a message is on its way.' },
    ),
    ...problems(400, 413, 415),
  },
}

export const resetPassword = {
  ...about,
  summary: 'Choose a new password with the link',
  description:
    'Ends every session of the person, and begins one. Wrong passwords that others tried do not count any more.',
  body: reference(PasswordReset),
  response: { 200: ResetSession, ...problems(400, 413, 415) },
}
