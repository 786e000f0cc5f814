import Type from 'typebox'
import { named, problems, reference } from '@bucketeer/host/server'
import { visible } from '@bucketeer/platform/text'
import { idParameter } from '../../../contract/entity'
import { nullable } from '../../../contract/nullable'
import { linkHeader, pageQuery } from '../../../contract/paging'
import { excerptLength } from '../../../contract/texts'
import { decisions, reportReasons, thingKinds } from '../../../database/care-schema'
import { Creator } from '../../creator/creator'
import { noAnswer } from '../words'

const moment = Type.String({ format: 'date-time' })
const id = Type.String({ format: 'uuid' })

const thing = { kind: Type.Enum(thingKinds, { type: 'string', title: 'Kind' }), id }
export const Thing = Type.Object({
  ...thing,
  parentId: nullable(
    Type.String({
      format: 'uuid',
      description: 'Of a comment the id of its Kick, Story or Journal, of a Story that of its Journal.',
    }),
  ),
  journalId: nullable(
    Type.String({
      format: 'uuid',
      description: 'The Journal of a Story, of a comment on one, or of a comment on it.',
    }),
  ),
})
export const noteText = Type.String({ title: 'Note', maxLength: 1000 })
export const decisionName = Type.Enum(decisions, { type: 'string', title: 'Decision' })
export const reason = Type.Enum(reportReasons, {
  type: 'string',
  title: 'Reason',
  description: '`consent`: shows somebody without consent; `private`: a private place or data.',
})
/** Null for good. */
export const days = nullable(
  Type.Integer({
    title: 'Days',
    minimum: 1,
    maximum: 3650,
    description: 'Of a suspension; null is for good.',
  }),
)

export const Report = named(
  'Report',
  Type.Object(
    {
      _id: id,
      thing: Thing,
      reason,
      note: noteText,
      outcome: nullable(decisionName),
      createdAt: moment,
    },
    { description: 'A report of the caller. The outcome is null until a moderator decides.' },
  ),
)

export const ReportFields = named(
  'ReportFields',
  Type.Object(
    { thing: Type.Object(thing), reason, note: Type.Optional(noteText) },
    { description: 'A report of a thing, with its reason.' },
  ),
)

export const OwnDecision = named(
  'OwnDecision',
  Type.Object(
    {
      _id: id,
      thing: Thing,
      decision: decisionName,
      words: Type.String(),
      days,
      at: moment,
      answer: Type.Union([
        Type.Object({ note: Type.String(), outcome: nullable(decisionName) }),
        Type.Null(),
      ]),
    },
    { description: 'A decision about the caller, with what a moderator wrote and the caller answered.' },
  ),
)

export const AnswerFields = named(
  'AnswerFields',
  Type.Object(
    { note: Type.String({ title: 'Answer', pattern: visible, maxLength: 1000, 'x-empty': noAnswer }) },
    { description: 'An answer to a decision.' },
  ),
)

const about = { tags: ['Reports'] }
const signedIn = { ...about, security: [{ token: [] }] }

const withOrWithoutToken: Record<string, string[]>[] = [{}, { token: [] }]

export const createReport = {
  ...about,
  security: withOrWithoutToken,
  operationId: 'createReport',
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
}

export const previewThing = {
  ...about,
  security: withOrWithoutToken,
  operationId: 'getReportableThing',
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
}

export const listReports = {
  ...signedIn,
  operationId: 'listReports',
  summary: 'The caller’s reports, newest first',
  querystring: pageQuery,
  response: {
    200: Type.Array(reference(Report), { description: 'One page.', headers: linkHeader }),
    ...problems(400, 401),
  },
}

export const listDecisions = {
  ...signedIn,
  operationId: 'listDecisions',
  summary: 'The decisions of moderators about the caller, newest first',
  querystring: pageQuery,
  response: {
    200: Type.Array(reference(OwnDecision), { description: 'One page.', headers: linkHeader }),
    ...problems(400, 401),
  },
}

export const answerDecision = {
  ...signedIn,
  operationId: 'answerDecision',
  summary: 'Answer a decision about the caller',
  description: 'Once. The answer comes back to the moderators.',
  params: Type.Object({ decisionId: idParameter }),
  body: reference(AnswerFields),
  response: { 204: Type.Null({ description: 'Sent.' }), ...problems(400, 401, 404, 409, 413, 415) },
}
