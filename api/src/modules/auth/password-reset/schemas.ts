import Type, { type Static } from 'typebox'
import { named, problems, reference } from '@bucketeer/host/server'
import { emailText, sentenceFields } from '../../../contract/texts'
import { Session } from '../schemas'
import { newPassword } from '../../password/password'

export const ForgottenPassword = named(
  'ForgottenPassword',
  Type.Object({ email: emailText }, { description: 'The account whose password is forgotten.' }),
)

export const PasswordReset = named(
  'PasswordReset',
  Type.Object(
    {
      token: Type.String({ title: 'Link', maxLength: 200, description: 'The `token` of the link.' }),
      password: newPassword,
      endLinks: Type.Optional(
        Type.Boolean({
          title: 'End all links',
          description:
            'Whether all shared links of the user end, as they do by default. Those from before the first confirmation of the present address end anyway.',
        }),
      ),
    },
    { description: 'The link from the message, and the new password.' },
  ),
)

export type PasswordReset = Static<typeof PasswordReset>

const ResetSession = Type.Object(
  { authToken: Session.properties.authToken },
  { description: 'The password is changed. The new session lasts one day.' },
)

const about = { tags: ['Sign-in'], security: [] }

export const forgotPassword = {
  ...about,
  operationId: 'requestPasswordReset',
  summary: 'Request a link to choose a new password',
  description:
    'Sends a link by mail, valid for one hour and one use, which revokes earlier ones. Sends none within 15 minutes of a link that is still valid. The response is the same for every address.',
  body: reference(ForgottenPassword),
  response: {
    202: Type.Object(sentenceFields, {
      description: 'If the address has an account, a message is on its way.',
    }),
    ...problems(400, 413, 415),
  },
}

export const resetPassword = {
  ...about,
  operationId: 'resetPassword',
  summary: 'Choose a new password with the link',
  description:
    'Ends every session of the user and creates a new one, and confirms the e-mail address. Ends shared links: all, or those that were made before the address was confirmed. Resets the login limits of the account.',
  body: reference(PasswordReset),
  response: { 200: ResetSession, ...problems(400, 413, 415) },
}
