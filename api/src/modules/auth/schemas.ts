import Type, { type Static } from 'typebox'
import { namedObject, optional, problems, reference } from '@bucketeer/host/server'
import { operationsOf } from '../../contract/operation'
import { emailText, nameText } from '../../contract/texts'
import { noEmail } from '../../contract/words'
import { AnswerFields } from '../safety/reports/schemas'
import { User } from '../user/schemas'
import { noPassword, noTagline, noUserName } from '../user/words'
import { newPassword } from '../password/password'

export const Signup = namedObject('Signup', 'A new account.', {
  userName: nameText('Username', noUserName),
  email: emailText,
  tagline: nameText('Your Tagline', noTagline),
  password: newPassword,
  invitation: optional.string({
    title: 'Invitation',
    maxLength: 200,
    description: 'The `invitation` of the link, where the site needs one.',
  }),
})

export const Credentials = namedObject('Credentials', 'The credentials.', {
  email: Type.String({ title: 'Email', minLength: 1, maxLength: 1000, 'x-empty': noEmail }),
  password: Type.String({
    title: 'Password',
    minLength: 1,
    maxLength: 1000,
    'x-empty': noPassword,
  }),
  rememberMe: optional.boolean({
    title: 'Remember me',
    default: false,
    description: 'The token is valid for 30 days instead of one.',
  }),
})

export const SuspensionAnswer = namedObject(
  'SuspensionAnswer',
  'The credentials of a suspended account, and the answer to the decision of the moderator.',
  {
    email: Credentials.properties.email,
    password: Credentials.properties.password,
    note: AnswerFields.properties.note,
  },
)

export type Signup = Static<typeof Signup>
export type Credentials = Static<typeof Credentials>

export const Session = namedObject('Session', 'A new session.', {
  authToken: Type.String({
    description: 'For the header `Authorization: Bearer …` of every other request.',
  }),
})

const operation = operationsOf({ tags: ['Sign-in'], security: [] })
const security = [{ token: [] }]

export const signUp = operation('signUp', {
  summary: 'Create an account',
  description:
    'Gets 403 while the site takes no new members, or without a good invitation where it needs one. An invitation is good for one account.',
  body: reference(Signup),
  response: { 201: reference(Session), ...problems(400, 403, 409, 413, 415) },
})

export const logIn = operation('logIn', {
  summary: 'Sign in',
  description:
    'An unknown e-mail address and a wrong password get the same response. After several wrong passwords, each attempt must wait longer than the previous one, except in browsers with an earlier login, which send the cookie that this call sets. A suspended account gets 403 for the right password.',
  body: reference(Credentials),
  response: { 200: reference(Session), ...problems(400, 401, 403, 413, 415) },
})

export const answerSuspension = operation('answerSuspension', {
  summary: 'Answer the decision that suspended the account',
  description:
    'Once. The answer comes back to the moderators. Attempts are limited as those to sign in. An account that no moderator suspended gets 404.',
  body: reference(SuspensionAnswer),
  response: {
    204: Type.Null({ description: 'Sent.' }),
    ...problems(400, 401, 404, 409, 413, 415),
  },
})

export const verify = operation('getSignedInUser', {
  summary: 'The signed-in user',
  security,
  description: 'The 401 for a session that ended because its account was suspended tells why.',
  response: { 200: reference(User), ...problems(401) },
})

export const logOut = operation('logOut', {
  summary: 'Sign out',
  description: 'Ends the session of the token. Succeeds for an ended session, too.',
  security,
  response: { 204: Type.Null({ description: 'Signed out.' }), ...problems() },
})
