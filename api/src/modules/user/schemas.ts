import Type, { type Static } from 'typebox'
import { ways } from '../../contract/choices'
import { entityFields, idParameter, pictureAddress } from '../../contract/entity'
import { nullable } from '../../contract/nullable'
import { problems } from '../../contract/problem'
import { named, reference } from '../../contract/reference'
import { emailText, nameText } from '../../contract/texts'
import { changeHeaders } from '../../contract/version'

const way = nullable(
  Type.Enum(ways, { type: 'string', title: 'Way', description: 'Null until one is picked.' }),
)
const profilePicture = nullable(pictureAddress('Profile picture'))
const userName = nameText('Username')
const tagline = nameText('Tagline')

const storage = Type.Object(
  {
    used: Type.Integer({ description: 'Bytes that the person’s pictures take.' }),
    limit: Type.Integer({ description: 'Bytes that they may take.' }),
  },
  { description: 'Only in what one reads about oneself at /api/user.' },
)

export const User = named(
  'User',
  Type.Object(
    {
      ...entityFields,
      email: Type.Optional(Type.String({ description: 'Only in what one reads about oneself.' })),
      storage: Type.Optional(storage),
      userName,
      tagline,
      way,
      profilePicture,
    },
    { description: 'A person.' },
  ),
)

export const Profile = named(
  'Profile',
  Type.Object(
    {
      userName,
      tagline,
      email: Type.Optional(emailText),
      way: Type.Optional(way),
      profilePicture: Type.Optional(profilePicture),
    },
    {
      description:
        'What takes the place of a profile: a way or a picture that is left out is removed. The e-mail, if sent, must be the present one.',
    },
  ),
)

export const AccountDeletion = named(
  'AccountDeletion',
  Type.Object(
    { password: Type.String({ title: 'Password', minLength: 1, maxLength: 1000 }) },
    { description: 'The password, so that nobody ends an account who only found it signed in.' },
  ),
)

export type Profile = Static<typeof Profile>

const params = Type.Object({ userId: idParameter })
const about = { tags: ['Users'], security: [{ token: [] }], params }

export const readUser = {
  ...about,
  summary: 'A person',
  description: 'One’s own profile has the e-mail; another person’s has not.',
  response: { 200: reference(User), ...problems(401, 404) },
}

export const updateUser = {
  ...about,
  summary: 'Change one’s own profile',
  headers: changeHeaders,
  body: reference(Profile),
  response: { 200: reference(User), ...problems(400, 401, 404, 412, 413, 415) },
}

export const deleteUser = {
  ...about,
  summary: 'End one’s own account',
  description:
    'Everything of one’s own goes, and every session ends. A Kick that other people hold in a Bucket or a Story stays for them, withdrawn, by ‘a former member’. A wrong password is answered with 403.',
  body: reference(AccountDeletion),
  response: {
    204: Type.Null({ description: 'The account is gone.' }),
    ...problems(400, 401, 403, 404, 413, 415),
  },
}
