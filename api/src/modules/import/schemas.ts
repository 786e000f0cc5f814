import Type, { type Static } from 'typebox'
import {
  choice,
  describedObject,
  namedObject,
  namedPartial,
  optional,
  problems,
  reference,
} from '@bucketeer/host/server'
import { logPrecisions } from '@bucketeer/platform/text'
import { idParameter, nullable, orNull } from '../../contract/fields'
import { operationsOf } from '../../contract/operation'
import { limitUpTo, onePage } from '../../contract/paging'
import { excerptLength, missingKeep, sentenceFields } from '../../contract/texts'
import { importStates, rowStates, thingKinds } from './tables'
import { ArchivedEntry, ArchivedKick } from '../archive/format'
import { KickChange } from '../kick/schemas'
import { sources } from './items'
import { type ColumnName, columnNames } from './readers/columns'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const moment = (description: string) => Type.String({ format: 'date-time', description })
const text = (description: string) => Type.String({ description })

const sentence = (description: string) =>
  nullable(describedObject(description, { ...sentenceFields, code: Type.Optional(sentenceFields.code) }))

const columns = Type.Partial(
  Type.Object(
    Object.fromEntries(
      columnNames.map((name) => [name, Type.Integer({ title: name, minimum: 0, maximum: 999 })]),
    ) as Record<ColumnName, Type.TInteger>,
  ),
  { title: 'Columns', description: 'The index of each column that has a meaning, from 0.' },
)

export const ImportChoices = namedPartial('ImportChoices', `How the file is read. ${missingKeep}`, {
  columns,
  dateOrder: choice(['day', 'month'], {
    title: 'Order of dates',
    description: 'Whether 3/5/2001 begins with the day or the month.',
  }),
  photosLeftOut: Type.Boolean({ title: 'Photos', description: 'Whether photos are not brought in.' }),
})

export const Import = namedObject('Import', 'A file with content of another site or program.', {
  _id: Type.String({ format: 'uuid' }),
  source: nullable(choice(sources, { description: 'Of the file; null until it was recognised.' })),
  fileName: Type.String(),
  state: choice(importStates, {
    description: 'While it is ‘reading’, ‘bringing’ or ‘taking back’, a server works on it.',
  }),
  problem: sentence('The reason why the last work ended early.'),
  counts: describedObject('Numbers of rows.', {
    new: count('Can be brought in.'),
    here: count('The user has these already.'),
    look: count('The user must look at these.'),
    unreadable: count('Cannot be read.'),
    leftOut: count('The user left these out. They count as nothing else.'),
    brought: count('Were brought in.'),
    takenBack: count('Were brought in and taken back.'),
    kept: count('Stay after taking back: the user has changed them.'),
  }),
  kinds: Type.Partial(
    Type.Object({
      bucket: count('Buckets.'),
      kick: count('Kicks.'),
      journal: count('Journals.'),
      story: count('Stories.'),
      entry: count('Entries of the Log.'),
    }),
    { description: 'Numbers of things: of those that came in or were taken back, before that of all.' },
  ),
  done: count('The number of rows that the present work has done.'),
  total: count('The number of rows of the present work; 0 while it is unknown.'),
  asks: nullable(
    describedObject('The choices that the user can make. They are needed in the state ‘asks’.', {
      columns: Type.Optional(
        Type.Object({
          header: Type.Array(Type.String()),
          sample: Type.Array(Type.Array(Type.String())),
          guess: columns,
        }),
      ),
      dateOrder: optional.array(Type.String(), { description: 'Examples.' }),
    }),
  ),
  choices: reference(ImportChoices),
  createdAt: moment('When the file was sent.'),
  takeBackUntil: moment('When it is forgotten, so that it can no longer be taken back.'),
})

export const ImportRow = namedObject('ImportRow', 'A thing of a file.', {
  number: Type.Integer({ minimum: 1, description: 'Its place in the file.' }),
  at: text('Its place in the upload: the number of a row or line, or a file and a number; may be empty.'),
  state: choice(rowStates, { description: 'The state of the row, or its planned one.' }),
  leftOut: Type.Boolean({ description: 'Whether the user left it out.' }),
  kind: nullable(choice(thingKinds, { description: 'Null if it cannot be read.' })),
  name: Type.String(),
  detail: Type.Object({
    on: ArchivedEntry.properties.on,
    until: ArchivedEntry.properties.until,
    precision: nullable(ArchivedEntry.properties.precision),
    state: nullable(ArchivedEntry.properties.state),
    ...Type.Pick(ArchivedKick, ['place', 'country', 'location', 'category']).properties,
    bucket: nullable(text('The name of the first Bucket of a Kick.')),
    photos: count('Number of photos.'),
    text: text(`The first ${excerptLength} characters of its text, or all of it.`),
  }),
  reason: sentence('The reason of its state.'),
  link: nullable(text('The path of the page of what it became or is.')),
})

export const RowFix = namedPartial(
  'RowFix',
  `A change of a row. ${missingKeep} An empty one accepts what was proposed.`,
  {
    leftOut: Type.Boolean({ title: 'Left out' }),
    name: Type.String({ title: 'Title', maxLength: 200 }),
    on: orNull.string({ title: 'When', format: 'date' }),
    precision: choice(logPrecisions, { title: 'Precision' }),
    ...Type.Pick(KickChange, ['place', 'location', 'country', 'continent', 'category']).properties,
  },
)
export type RowFix = Static<typeof RowFix>

const operation = operationsOf({ tags: ['Import'], security: [{ token: [] }] })
const params = Type.Object({ importId: idParameter })
const one = reference(Import)

export const createImport = operation('createImport', {
  summary: 'Send a file to bring in',
  description: 'At most 200 MB. Its source is recognised by its content.',
  consumes: ['multipart/form-data'],
  body: Type.Object({ file: Type.String({ format: 'binary', description: 'The file.' }) }),
  response: { 201: one, ...problems(400, 401, 413, 415) },
})

export const listImports = operation('listImports', {
  summary: 'The user’s imports of the last 30 days, newest first',
  response: { 200: Type.Array(one), ...problems(401) },
})

export const readImport = operation('getImport', {
  summary: 'One of the user’s imports',
  params,
  response: { 200: one, ...problems(401, 404) },
})

export const chooseForImport = operation('chooseForImport', {
  summary: 'Choose how the file is read',
  description: 'Reads it again, unless only the photos are left out or not.',
  params,
  body: reference(ImportChoices),
  response: { 200: one, ...problems(400, 401, 404, 409, 413, 415) },
})

export const listImportRows = operation('listImportRows', {
  summary: 'The things of a file, in its order',
  params,
  querystring: Type.Object({
    state: optional.choice(rowStates, { title: 'state', description: 'All by default.' }),
    whole: optional.boolean({ title: 'whole', description: 'Whether texts are whole.' }),
    limit: limitUpTo(100),
    cursor: optional.integer({
      title: 'cursor',
      minimum: 0,
      description: 'The number of the last row of the previous page.',
    }),
  }),
  response: { 200: onePage(reference(ImportRow)), ...problems(400, 401, 404) },
})

export const updateImportRow = operation('updateImportRow', {
  summary: 'Change a thing before it is brought in',
  params: Type.Object({
    importId: idParameter,
    number: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  }),
  body: reference(RowFix),
  response: { 200: reference(ImportRow), ...problems(400, 401, 404, 409, 413, 415) },
})

const started = { 202: { ...one, description: 'A server begins to work on it.' }, ...problems(401, 404, 409) }

export const bringImport = operation('bringImport', {
  summary: 'Create what is new',
  description: 'Everything is Private.',
  params,
  response: started,
})

export const takeImportBack = operation('takeImportBack', {
  summary: 'Delete what was created',
  description: 'Things that the user has changed or used since stay.',
  params,
  response: started,
})

export const deleteImport = operation('deleteImport', {
  summary: 'Delete an import and its file',
  description: 'Before anything was created, or after it was taken back.',
  params,
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 404, 409) },
})
