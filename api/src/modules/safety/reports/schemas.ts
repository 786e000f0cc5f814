import Type from 'typebox'
import { choice, namedObject, problems, reference } from '@bucketeer/host/server'
import { visible } from '@bucketeer/platform/text'
import { idParameter, nullable, orNull } from '../../../contract/fields'
import { operationsOf } from '../../../contract/operation'
import { onePage, pageQuery } from '../../../contract/paging'
import { excerptLength } from '../../../contract/texts'
import { decisions, reportReasons, thingKinds } from '../../../database/care-schema'
import { Creator } from '../../creator/creator'
import { noAnswer } from '../words'

const moment = Type.String({ format: 'date-time' })
const id = Type.String({ format: 'uuid' })

const thing = { kind: choice(thingKinds, { title: 'Kind' }), id }
export const Thing = Type.Object({
  ...thing,
  parentId: orNull.string({
    format: 'uuid',
    description: 'Of a comment the id of its Kick, Story or Journal, of a Story that of its Journal.',
  }),
  journalId: orNull.string({
    format: 'uuid',
    description: 'The Journal of a Story, of a comment on one, or of a comment on it.',
  }),
})
export const noteText = Type.String({ title: 'Note', maxLength: 1000 })
export const decisionName = choice(decisions, { title: 'Decision' })
export const reason = choice(reportReasons, {
  title: 'Reason',
  description: '`consent`: shows somebody without consent; `private`: a private place or data.',
})
/** Null for good. */
export const days = orNull.integer({
  title: 'Days',
  minimum: 1,
  maximum: 3650,
  description: 'Of a suspension; null is for good.',
})

export const Report = namedObject(
  'Report',
  'A report of the caller. The outcome is null until a moderator decides.',
  {
    _id: id,
    thing: Thing,
    reason,
    note: noteText,
    outcome: nullable(decisionName),
    createdAt: moment,
  },
)

export const ReportFields = namedObject('ReportFields', 'A report of a thing, with its reason.', {
  thing: Type.Object(thing),
  reason,
  note: Type.Optional(noteText),
})

export const OwnDecision = namedObject(
  'OwnDecision',
  'A decision about the caller, with what a moderator wrote and the caller answered.',
  {
    _id: id,
    thing: Thing,
    title: orNull.string({
      description: `The name of the thing when it was reported, or the first ${excerptLength} characters of its text; null after 180 days.`,
    }),
    decision: decisionName,
    words: Type.String(),
    days,
    at: moment,
    answer: Type.Union([
      Type.Object({
        note: Type.String(),
        outcome: nullable(decisionName),
        words: nullable(Type.String({ description: 'The words of the moderator to the owner.' })),
      }),
      Type.Null(),
    ]),
  },
)

export const AnswerFields = namedObject('AnswerFields', 'An answer to a decision.', {
  note: Type.String({ title: 'Answer', pattern: visible, maxLength: 1000, 'x-empty': noAnswer }),
})

const operation = operationsOf({ tags: ['Reports'], security: [{ token: [] }] })

const withOrWithoutToken: Record<string, string[]>[] = [{}, { token: [] }]

export const createReport = operation('createReport', {
  security: withOrWithoutToken,
  summary: 'Report something to the moderators',
  description:
    'Of what the caller may see, also after they blocked its owner. Visitors report Public Journals and their Stories. Returns the open report of the same caller about the same thing, if there is one. The owner does not learn who reported.',
  body: reference(ReportFields),
  response: {
    201: Type.Object({
      ...Report.properties,
      accused: Type.Union([Creator, Type.Null()], {
        description: 'The owner; null if the account was deleted.',
      }),
    }),
    ...problems(400, 401, 404, 413, 415),
  },
})

export const previewThing = operation('getReportableThing', {
  security: withOrWithoutToken,
  summary: 'The name and the owner of what the caller is about to report',
  description: 'Of what the caller may see. For visitors Public Journals and their Stories.',
  querystring: Type.Object(thing),
  response: {
    200: Type.Object({
      title: Type.String({ description: `Its name, or the first ${excerptLength} characters of a comment.` }),
      owner: Type.Union([Creator, Type.Null()], { description: 'Null if the account was deleted.' }),
    }),
    ...problems(400, 401, 404),
  },
})

export const listReports = operation('listReports', {
  summary: 'The caller’s reports, newest first',
  querystring: pageQuery,
  response: { 200: onePage(reference(Report)), ...problems(400, 401) },
})

export const listDecisions = operation('listDecisions', {
  summary: 'The decisions of moderators about the caller, newest first',
  querystring: pageQuery,
  response: { 200: onePage(reference(OwnDecision)), ...problems(400, 401) },
})

export const answerDecision = operation('answerDecision', {
  summary: 'Answer a decision about the caller',
  description: 'Once. The answer comes back to the moderators.',
  params: Type.Object({ decisionId: idParameter }),
  body: reference(AnswerFields),
  response: { 204: Type.Null({ description: 'Sent.' }), ...problems(400, 401, 404, 409, 413, 415) },
})
