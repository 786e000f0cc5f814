import Type, { type Static } from 'typebox'
import { describedObject, namedObject, optional, problems, reference } from '@bucketeer/host/server'
import { operationsOf } from '../../../contract/operation'
import { emailText, sentenceFields } from '../../../contract/texts'
import { Session } from '../schemas'
import { newPassword } from '../../password/password'

export const ForgottenPassword = namedObject(
  'ForgottenPassword',
  'The account whose password is forgotten.',
  { email: emailText },
)

export const PasswordReset = namedObject(
  'PasswordReset',
  'The link from the message, and the new password.',
  {
    token: Type.String({ title: 'Link', maxLength: 200, description: 'The `token` of the link.' }),
    password: newPassword,
    endLinks: optional.boolean({
      title: 'End all links',
      description:
        'Whether all shared links of the user end, as they do by default. Those from before the first confirmation of the present address end anyway.',
    }),
  },
)

export type PasswordReset = Static<typeof PasswordReset>

const ResetSession = describedObject('The password is changed. The new session lasts one day.', {
  authToken: Session.properties.authToken,
})

const operation = operationsOf({ tags: ['Sign-in'], security: [] })

export const forgotPassword = operation('requestPasswordReset', {
  summary: 'Request a link to choose a new password',
  description:
    'Sends a link by mail, valid for one hour and one use, which revokes earlier ones. Sends none within 15 minutes of a link that is still valid. The response is the same for every address.',
  body: reference(ForgottenPassword),
  response: {
    202: describedObject('If the address has an account, a message is on its way.', sentenceFields),
    ...problems(400, 413, 415),
  },
})

export const resetPassword = operation('resetPassword', {
  summary: 'Choose a new password with the link',
  description:
    'Ends every session of the user and creates a new one, and confirms the e-mail address. Ends shared links: all, or those that were made before the address was confirmed. Resets the login limits of the account.',
  body: reference(PasswordReset),
  response: { 200: ResetSession, ...problems(400, 413, 415) },
})
