import Type, { type Static } from 'typebox'
import { problems } from '../../contract/problem'
import { named, reference } from '../../contract/reference'
import { emailText, nameText } from '../../contract/texts'
import { User } from '../user/schemas'
import { newPassword } from './new-password'

export const Signup = named(
  'Signup',
  Type.Object(
    {
      userName: nameText('Username'),
      email: emailText,
      tagline: nameText('Your Tagline'),
      password: newPassword,
    },
    { description: 'A new person.' },
  ),
)

export const Credentials = named(
  'Credentials',
  Type.Object(
    {
      email: Type.String({ title: 'Email', minLength: 1, maxLength: 1000 }),
      password: Type.String({ title: 'Password', minLength: 1, maxLength: 1000 }),
      rememberMe: Type.Optional(
        Type.Boolean({
          title: 'Remember me',
          default: false,
          description: 'The token is good for 30 days, else for one.',
        }),
      ),
    },
    { description: 'What one signs in with.' },
  ),
)

export type Signup = Static<typeof Signup>
export type Credentials = Static<typeof Credentials>

export const Session = named(
  'Session',
  Type.Object(
    {
      authToken: Type.String({
        description: 'Goes into the header `Authorization: Bearer …` of every other call.',
      }),
    },
    { description: 'A session that has begun.' },
  ),
)

const tags = ['Sign-in']
const security = [{ token: [] }]

export const signUp = {
  tags,
  summary: 'Create an account',
  security: [],
  body: reference(Signup),
  response: { 201: reference(Session), ...problems(400, 409, 413, 415) },
}

export const logIn = {
  tags,
  summary: 'Sign in',
  description:
    'An unknown e-mail and a wrong password get the same answer. After several wrong ones each try waits longer than the one before, but for browsers in which the person has logged in: these send the cookie that this call sets.',
  security: [],
  body: reference(Credentials),
  response: { 200: reference(Session), ...problems(400, 401, 413, 415) },
}

export const verify = {
  tags,
  summary: 'Who is signed in',
  security,
  response: { 200: reference(User), ...problems(401) },
}

export const logOut = {
  tags,
  summary: 'Sign out',
  description: 'Ends the session of the token that is sent. One that has ended already is fine.',
  security,
  response: { 204: Type.Null({ description: 'Signed out.' }), ...problems() },
}
