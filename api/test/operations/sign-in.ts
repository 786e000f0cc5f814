import { newId } from '@bucketeer/host/server'
import { password } from '../people'
import { everybody, members, type Operations } from './record'

export const signIn: Operations = {
  'POST /auth/signup': {
    roles: [
      everybody(201),
      () => ({
        body: () => ({
          userName: 'Mira',
          tagline: 'Trains',
          email: `${newId()}@bucketeer.example`,
          password,
        }),
      }),
    ],
    texts: 'the test of all names and passwords in texts.test.ts',
  },
  'POST /auth/login': {
    roles: [everybody(200), ({ owner: { email } }) => ({ body: { email, password, rememberMe: false } })],
    writes: {},
  },
  'POST /auth/suspension/answer': {
    roles: [
      everybody(404),
      ({ owner: { email } }) => ({ body: { email, password, note: 'It was not me.' } }),
    ],
    texts: 'the test of the answers to decisions: the note is theirs',
    writes: {},
  },
  'GET /auth/verify': { roles: [members(200)], reads: 'no content of people' },
  'POST /auth/logout': { roles: [everybody(204)], writes: 'it ends the session of the other requests' },
  'POST /auth/forgot-password': {
    roles: [everybody(202), ({ owner: { email } }) => ({ body: { email } })],
    writes: {},
  },
  'POST /auth/reset-password': {
    roles: { 'with an unknown token': [everybody(400), () => ({ body: { token: 'x', password } })] },
  },
}
