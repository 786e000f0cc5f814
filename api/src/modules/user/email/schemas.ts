import Type from 'typebox'
import { describedObject, namedObject, problems, reference } from '@bucketeer/host/server'
import { emailText, sentenceFields } from '../../../contract/texts'
import { idParameter } from '../../../contract/fields'
import { operationsOf } from '../../../contract/operation'
import { presentPassword } from '../schemas'

export const EmailChange = namedObject(
  'EmailChange',
  'The new address, and the present password to protect an unattended session.',
  { email: emailText, password: presentPassword },
)

export const EmailConfirmation = namedObject(
  'EmailConfirmation',
  'The link from the message to the new address.',
  { token: Type.String({ title: 'Link', maxLength: 200, description: 'The `token` of the link.' }) },
)

const operation = operationsOf({ tags: ['Users'] })

export const changeEmail = operation('requestEmailChange', {
  summary: 'Request to change the user’s own e-mail address',
  description:
    'Sends a link to the new address, valid for one day and one use, which revokes earlier ones. An address gets one such message a day, whoever asks for it; the response is the same without one. Until it is confirmed, the account keeps its address. A wrong password gets 403; an address that has an account, 409.',
  security: [{ token: [] }],
  params: Type.Object({ userId: idParameter }),
  body: reference(EmailChange),
  response: {
    200: describedObject('The message is on its way, unless the address had one today.', sentenceFields),
    ...problems(400, 401, 403, 404, 409, 413, 415),
  },
})

export const confirmEmail = operation('confirmEmail', {
  summary: 'Confirm a new e-mail address with the link',
  description:
    'The account has the new address from now on. Sends a message to the address before, and revokes a link for a new password. Sessions stay.',
  security: [],
  body: reference(EmailConfirmation),
  response: {
    200: describedObject('The address of the account.', { email: emailText }),
    ...problems(400, 409, 413, 415),
  },
})
