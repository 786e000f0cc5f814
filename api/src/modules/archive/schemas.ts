import Type from 'typebox'
import { choice, describedObject, namedObject, problems, reference } from '@bucketeer/host/server'
import { idParameter, orNull } from '../../contract/fields'
import { operationsOf } from '../../contract/operation'
import { archiveStates } from '../../database/archive-schema'
import { presentPassword } from '../user/schemas'

export const Archive = namedObject('Archive', 'A ZIP with everything that the user has on the site.', {
  _id: Type.String({ format: 'uuid' }),
  state: choice(archiveStates),
  done: Type.Integer({ minimum: 0, description: 'The number of files that are written.' }),
  total: Type.Integer({ minimum: 0, description: 'The number of all files; 0 until it is known.' }),
  bytes: orNull.integer({ minimum: 0, description: 'The size of the ZIP; null until it is ready.' }),
  madeAt: Type.String({ format: 'date-time', description: 'When it was asked for.' }),
  expiresAt: orNull.string({
    format: 'date-time',
    description: 'When it is deleted; null while it is being made.',
  }),
})

export const NewArchive = namedObject('NewArchive', 'The password, to protect an unattended session.', {
  password: presentPassword,
})

const operation = operationsOf({ tags: ['Archive'], security: [{ token: [] }] })
const params = Type.Object({ archiveId: idParameter })

export const createArchive = operation('createArchive', {
  summary: 'Make an archive of everything that the user has',
  description:
    'It is made in the background and kept for seven days; a new password ends it earlier. While one is being made, no other is begun. A wrong password gets 403.',
  body: reference(NewArchive),
  response: {
    202: { ...reference(Archive), description: 'It is being made.' },
    ...problems(400, 401, 403, 404, 413, 415),
  },
})

export const readArchive = operation('getArchive', {
  summary: 'The newest archive of the user',
  response: {
    200: describedObject('Null without one.', { archive: Type.Union([reference(Archive), Type.Null()]) }),
    ...problems(401),
  },
})

export const linkToArchive = operation('createArchiveLink', {
  summary: 'A URL of the ZIP, which needs no token and is good for five minutes',
  params,
  response: {
    200: Type.Object({ url: Type.String({ description: 'Without the origin of the site.' }) }),
    ...problems(401, 404),
  },
})

export const deleteArchive = operation('deleteArchive', {
  summary: 'Delete an archive, or stop making it',
  params,
  response: { 204: Type.Null({ description: 'It is deleted.' }), ...problems(401, 404) },
})

export const readArchiveSchema = operation('getArchiveSchema', {
  security: [],
  summary: 'The JSON Schema of `bucketeer.json` in an archive',
  response: { 200: Type.Object({}, { additionalProperties: true }), ...problems() },
})

export const ArchiveFileParams = Type.Object({ archiveId: Type.String(), file: Type.String() })
