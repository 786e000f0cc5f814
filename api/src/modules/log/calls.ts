import Type, { type Static } from 'typebox'
import { optional, problems, reference } from '@bucketeer/host/server'
import { idParameter } from '../../contract/fields'
import { changeHeaders, idempotencyHeaders } from '../../contract/operation'
import { onePage, pageQuery } from '../../contract/paging'
import { category } from '../kick/schemas'
import { cursorPattern } from './cursor'
import { logEntry, LogEntryChange, NewLogEntry, operation } from './schemas'

/** The OpenAPI descriptions of /api/log. */
const params = Type.Object({ entryId: idParameter })

const logQuery = Type.Object({
  limit: pageQuery.properties.limit,
  cursor: optional.string({
    title: 'cursor',
    pattern: cursorPattern,
    maxLength: 60,
    description: 'The place in the list after which the page begins, as the `Link` header has it.',
  }),
  user: optional.string({
    title: 'user',
    format: 'uuid',
    description: 'Whose log; the user’s own by default.',
  }),
  kick: optional.string({ title: 'kick', format: 'uuid', description: 'Only of this Kick.' }),
  year: optional.integer({ title: 'year', minimum: 1, maximum: 9999 }),
  category: Type.Optional(category),
  country: optional.string({ title: 'country', maxLength: 200 }),
  with: optional.string({ title: 'with', maxLength: 60, description: 'A name; of the user’s own log only.' }),
})

export type LogQuery = Static<typeof logQuery>

export const listLog = operation('listLog', {
  summary: 'Somebody’s log, newest first',
  description:
    'The entries that the user may see. Finer dates come before coarser ones of the same day, unknown ones last.',
  querystring: logQuery,
  response: { 200: onePage(logEntry), ...problems(400, 401) },
})

export const createLogEntry = operation('createLogEntry', {
  summary: 'Say that one did something, is on it, or lets it go',
  headers: idempotencyHeaders,
  body: reference(NewLogEntry),
  response: { 201: logEntry, ...problems(400, 401, 404, 409, 413, 415, 422) },
})

export const readLogEntry = operation('getLogEntry', {
  summary: 'An entry',
  params,
  response: { 200: logEntry, ...problems(401, 404) },
})

export const updateLogEntry = operation('updateLogEntry', {
  summary: 'Change one of the user’s own entries',
  params,
  headers: changeHeaders,
  body: reference(LogEntryChange),
  response: { 200: logEntry, ...problems(400, 401, 403, 404, 412, 413, 415) },
})

export const deleteLogEntry = operation('deleteLogEntry', {
  summary: 'Delete one of the user’s own entries',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 403, 404) },
})
