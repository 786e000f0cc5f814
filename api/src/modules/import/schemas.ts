import Type, { type Static } from 'typebox'
import { named, problems, reference } from '@bucketeer/host/server'
import { logPrecisions } from '@bucketeer/platform/text'
import { idParameter, nullable } from '../../contract/fields'
import { limitUpTo, linkHeader } from '../../contract/paging'
import { excerptLength, missingKeep, sentenceFields } from '../../contract/texts'
import { importStates, rowStates, thingKinds } from './tables'
import { ArchivedEntry, ArchivedKick, choice } from '../archive/format'
import { KickChange } from '../kick/schemas'
import { sources } from './items'
import { type ColumnName, columnNames } from './readers/columns'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const moment = (description: string) => Type.String({ format: 'date-time', description })
const text = (description: string) => Type.String({ description })

const sentence = (description: string) =>
  nullable(Type.Object({ ...sentenceFields, code: Type.Optional(sentenceFields.code) }, { description }))

const columns = Type.Partial(
  Type.Object(
    Object.fromEntries(
      columnNames.map((name) => [name, Type.Integer({ title: name, minimum: 0, maximum: 999 })]),
    ) as Record<ColumnName, Type.TInteger>,
  ),
  { title: 'Columns', description: 'The index of each column that has a meaning, from 0.' },
)

export const ImportChoices = named(
  'ImportChoices',
  Type.Partial(
    Type.Object({
      columns,
      dateOrder: Type.Enum(['day', 'month'], {
        type: 'string',
        title: 'Order of dates',
        description: 'Whether 3/5/2001 begins with the day or the month.',
      }),
      photosLeftOut: Type.Boolean({ title: 'Photos', description: 'Whether photos are not brought in.' }),
    }),
    { description: `How the file is read. ${missingKeep}` },
  ),
)

export const Import = named(
  'Import',
  Type.Object(
    {
      _id: Type.String({ format: 'uuid' }),
      source: nullable(choice(sources, 'Of the file; null until it was recognised.')),
      fileName: Type.String(),
      state: choice(
        importStates,
        'While it is ‘reading’, ‘bringing’ or ‘taking back’, a server works on it.',
      ),
      problem: sentence('The reason why the last work ended early.'),
      counts: Type.Object(
        {
          new: count('Can be brought in.'),
          here: count('The user has these already.'),
          look: count('The user must look at these.'),
          unreadable: count('Cannot be read.'),
          leftOut: count('The user left these out. They count as nothing else.'),
          brought: count('Were brought in.'),
          takenBack: count('Were brought in and taken back.'),
          kept: count('Stay after taking back: the user has changed them.'),
        },
        { description: 'Numbers of rows.' },
      ),
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
        Type.Object(
          {
            columns: Type.Optional(
              Type.Object({
                header: Type.Array(Type.String()),
                sample: Type.Array(Type.Array(Type.String())),
                guess: columns,
              }),
            ),
            dateOrder: Type.Optional(Type.Array(Type.String(), { description: 'Examples.' })),
          },
          { description: 'The choices that the user can make. They are needed in the state ‘asks’.' },
        ),
      ),
      choices: reference(ImportChoices),
      createdAt: moment('When the file was sent.'),
      takeBackUntil: moment('When it is forgotten, so that it can no longer be taken back.'),
    },
    { description: 'A file with content of another site or program.' },
  ),
)

export const ImportRow = named(
  'ImportRow',
  Type.Object(
    {
      number: Type.Integer({ minimum: 1, description: 'Its place in the file.' }),
      at: text('Its place in the upload: the number of a row or line, or a file and a number; may be empty.'),
      state: choice(rowStates, 'The state of the row, or its planned one.'),
      leftOut: Type.Boolean({ description: 'Whether the user left it out.' }),
      kind: nullable(choice(thingKinds, 'Null if it cannot be read.')),
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
    },
    { description: 'A thing of a file.' },
  ),
)

export const RowFix = named(
  'RowFix',
  Type.Partial(
    Type.Object({
      leftOut: Type.Boolean({ title: 'Left out' }),
      name: Type.String({ title: 'Title', maxLength: 200 }),
      on: nullable(Type.String({ title: 'When', format: 'date' })),
      precision: Type.Enum(logPrecisions, { type: 'string', title: 'Precision' }),
      ...Type.Pick(KickChange, ['place', 'location', 'country', 'continent', 'category']).properties,
    }),
    { description: `A change of a row. ${missingKeep} An empty one accepts what was proposed.` },
  ),
)
export type RowFix = Static<typeof RowFix>

const about = { tags: ['Import'], security: [{ token: [] }] }
const ofImport = { ...about, params: Type.Object({ importId: idParameter }) }
const one = reference(Import)

export const createImport = {
  ...about,
  operationId: 'createImport',
  summary: 'Send a file to bring in',
  description: 'At most 200 MB. Its source is recognised by its content.',
  consumes: ['multipart/form-data'],
  body: Type.Object({ file: Type.String({ format: 'binary', description: 'The file.' }) }),
  response: { 201: one, ...problems(400, 401, 413, 415) },
}

export const listImports = {
  ...about,
  operationId: 'listImports',
  summary: 'The user’s imports of the last 30 days, newest first',
  response: { 200: Type.Array(one), ...problems(401) },
}

export const readImport = {
  ...ofImport,
  operationId: 'getImport',
  summary: 'One of the user’s imports',
  response: { 200: one, ...problems(401, 404) },
}

export const chooseForImport = {
  ...ofImport,
  operationId: 'chooseForImport',
  summary: 'Choose how the file is read',
  description: 'Reads it again, unless only the photos are left out or not.',
  body: reference(ImportChoices),
  response: { 200: one, ...problems(400, 401, 404, 409, 413, 415) },
}

export const listImportRows = {
  ...ofImport,
  operationId: 'listImportRows',
  summary: 'The things of a file, in its order',
  querystring: Type.Object({
    state: Type.Optional(
      Type.Enum(rowStates, { type: 'string', title: 'state', description: 'All by default.' }),
    ),
    whole: Type.Optional(Type.Boolean({ title: 'whole', description: 'Whether texts are whole.' })),
    limit: limitUpTo(100),
    cursor: Type.Optional(
      Type.Integer({
        title: 'cursor',
        minimum: 0,
        description: 'The number of the last row of the previous page.',
      }),
    ),
  }),
  response: {
    200: Type.Array(reference(ImportRow), { description: 'One page.', headers: linkHeader }),
    ...problems(400, 401, 404),
  },
}

export const updateImportRow = {
  ...about,
  operationId: 'updateImportRow',
  summary: 'Change a thing before it is brought in',
  params: Type.Object({
    importId: idParameter,
    number: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  }),
  body: reference(RowFix),
  response: { 200: reference(ImportRow), ...problems(400, 401, 404, 409, 413, 415) },
}

const started = {
  ...ofImport,
  response: { 202: { ...one, description: 'A server begins to work on it.' }, ...problems(401, 404, 409) },
}

export const bringImport = {
  ...started,
  operationId: 'bringImport',
  summary: 'Create what is new',
  description: 'Everything is Private.',
}

export const takeImportBack = {
  ...started,
  operationId: 'takeImportBack',
  summary: 'Delete what was created',
  description: 'Things that the user has changed or used since stay.',
}

export const deleteImport = {
  ...ofImport,
  operationId: 'deleteImport',
  summary: 'Delete an import and its file',
  description: 'Before anything was created, or after it was taken back.',
  response: { 204: Type.Null({ description: 'Deleted.' }), ...problems(401, 404, 409) },
}
