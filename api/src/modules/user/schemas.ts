import {
  choice,
  describedObject,
  namedObject,
  namedPartial,
  optional,
  problems,
  reference,
} from '@bucketeer/host/server'
import { ways } from '@bucketeer/platform/text'
import Type, { type Static } from 'typebox'
import { emailText, missingKeep, nameText } from '../../contract/texts'
import { entityFields, idParameter, nullable, orNull, pictureUrlSchema } from '../../contract/fields'
import { changeHeaders, operationsOf } from '../../contract/operation'
import { followOfCaller, followStates } from '../follow/schemas'
import { newPassword } from '../password/password'
import { noPassword, noTagline, noUserName } from './words'

/** The fields that are stored in columns of their names: those of requests, responses and changes. */
export const storedFields = {
  userName: nameText('Username', noUserName),
  tagline: nameText('Tagline', noTagline),
  way: nullable(choice(ways, { title: 'Way', description: 'Null until the user picks one.' })),
}
/** As `storedFields`, for those that only the user sees. */
export const ownFields = {
  approvesFollowers: Type.Boolean({
    title: 'Approve who follows me',
    description:
      'Whether others ask before they follow. `false` accepts those who have asked. Only in the user’s own profile.',
  }),
  isFindable: orNull.boolean({
    title: 'Others can find me',
    description:
      'Whether the search for users finds the user; null until the user was asked. Only in the user’s own profile.',
  }),
}
const language = {
  title: 'Language',
  description: 'The language of pages and mails, such as `de`; null until the user chooses one.',
}
const languageTag = { ...language, pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', maxLength: 35 }
const profilePicture = nullable(pictureUrlSchema('Profile picture'))

const storage = describedObject('Only in the user’s own profile at /api/user.', {
  used: Type.Integer({ description: 'Bytes of the user’s pictures.' }),
  limit: Type.Integer({ description: 'The quota in bytes.' }),
})

const relation = describedObject('Only in the profiles of others at /api/user.', {
  muted: Type.Boolean({ description: 'Whether the caller muted the user.' }),
})

const own = { description: 'Only in the user’s own profile at /api/user: as many as /api/people has.' }
const follows = Type.Partial(
  Type.Object({
    followers: Type.Integer(own),
    following: Type.Integer(own),
    requests: Type.Integer(own),
    follow: followOfCaller,
    followsMe: nullable(
      choice(followStates, {
        description: 'Only in the profiles of others at /api/user: how the user follows the caller.',
      }),
    ),
  }),
).properties

export const User = namedObject('User', 'A profile.', {
  ...entityFields,
  email: optional.string({ description: 'Only in the user’s own profile.' }),
  language: Type.Optional(orNull.string(language)),
  isModerator: optional.boolean({ description: 'Only in a moderator’s own profile.' }),
  storage: Type.Optional(storage),
  relation: Type.Optional(relation),
  ...follows,
  ...storedFields,
  ...Type.Partial(Type.Object(ownFields)).properties,
  profilePicture,
})

export const Profile = namedPartial(
  'Profile',
  `The fields of a profile that can be changed. ${missingKeep} The e-mail address, if sent, must be the present one.`,
  {
    ...storedFields,
    ...ownFields,
    language: orNull.string(languageTag),
    email: emailText,
    profilePicture,
  },
)

/** The present password of the user. */
export const presentPassword = Type.String({
  title: 'Password',
  minLength: 1,
  maxLength: 1000,
  'x-empty': noPassword,
})

export const AccountDeletion = namedObject(
  'AccountDeletion',
  'The password, to protect an unattended session.',
  { password: Type.String({ title: 'Password', minLength: 1, maxLength: 1000 }) },
)

export const PasswordChange = namedObject(
  'PasswordChange',
  'The present password, to protect an unattended session, and the new one.',
  {
    password: presentPassword,
    newPassword: { ...newPassword, title: 'New password' },
  },
)

export type Profile = Static<typeof Profile>

const params = Type.Object({ userId: idParameter })
const operation = operationsOf({ tags: ['Users'], security: [{ token: [] }], params })

export const readUser = operation('getProfile', {
  summary: 'A profile',
  description: 'Only the user’s own profile has the e-mail address.',
  response: { 200: reference(User), ...problems(401, 404) },
})

export const updateUser = operation('updateProfile', {
  summary: 'Change the user’s own profile',
  headers: changeHeaders,
  body: reference(Profile),
  response: { 200: reference(User), ...problems(400, 401, 404, 412, 413, 415) },
})

export const changePassword = operation('changePassword', {
  summary: 'Change the user’s own password',
  description:
    'Ends all other sessions of the user, and revokes a link for a new password. A wrong password gets 403.',
  body: reference(PasswordChange),
  response: {
    204: Type.Null({ description: 'The password is changed.' }),
    ...problems(400, 401, 403, 404, 413, 415),
  },
})

export const deleteUser = operation('deleteAccount', {
  summary: 'Delete the user’s own account',
  description:
    'Deletes the account with all of its content and sessions. A Kick that others hold in a Bucket or a Story stays, withdrawn and by ‘a former member’. A wrong password gets 403.',
  body: reference(AccountDeletion),
  response: {
    204: Type.Null({ description: 'The account is deleted.' }),
    ...problems(400, 401, 403, 404, 413, 415),
  },
})

/** The largest number of countries. */
export const maxCountries = 300

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const readFigures = operation('getProfileFigures', {
  summary: 'The key figures of a profile',
  description: 'Counts what the user may see, as the lists of the same things show it.',
  response: {
    200: Type.Object({
      kicks: count('Number of Kicks that the person created.'),
      journals: count('Number of Journals.'),
      done: count('Number of entries of what was done.'),
      countries: Type.Array(
        Type.Object({
          country: Type.String({ description: 'As the Kicks have it.' }),
          done: count('Number of entries of what was done there.'),
          code: orNull.string({
            description: 'ISO 3166-1 alpha-2; null for a name that is not that of a country.',
          }),
          location: nullable(
            describedObject('The middle of the country; null as its code is.', {
              lat: Type.Number(),
              lng: Type.Number(),
            }),
          ),
        }),
        { description: `Where things were done, most often first, at most ${maxCountries}.` },
      ),
    }),
    ...problems(401, 404),
  },
})
