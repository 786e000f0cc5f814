import Type from 'typebox'
import { choice, describedObject, namedObject, optional, problems, reference } from '@bucketeer/host/server'
import { idParameter, nullable } from '../../../contract/fields'
import { operationsOf } from '../../../contract/operation'
import { onePage, pageQuery } from '../../../contract/paging'
import { allReasons } from '../../../database/care-schema'
import { Creator } from '../../creator/creator'
import { days, decisionName, noteText, Thing } from '../reports/schemas'

const id = Type.String({ format: 'uuid' })
const moment = Type.String({ format: 'date-time' })
const person = Type.Union([Creator, Type.Null()], { description: 'Null for visitors and deleted accounts.' })
const number = Type.Integer({ minimum: 0 })
const reason = choice(allReasons, { title: 'Reason' })

export const CareDecision = namedObject('CareDecision', 'A decision of a moderator.', {
  _id: id,
  thing: Thing,
  moderator: person,
  accused: person,
  decision: decisionName,
  words: Type.String(),
  days,
  at: moment,
})

const queued = {
  _id: id,
  thing: Thing,
  copy: describedObject('The thing when it was reported.', {
    title: Type.String(),
    text: Type.String(),
    picture: nullable(Type.String()),
  }),
  reason,
  note: noteText,
  count: Type.Integer({ minimum: 1, description: 'The number of reports about the thing.' }),
  accused: person,
  createdAt: moment,
}

export const QueuedReport = namedObject('QueuedReport', 'The first report about a thing.', queued)

export const CareReport = namedObject(
  'CareReport',
  'All reports about a thing that are open, or were decided together.',
  {
    ...queued,
    reports: Type.Array(
      Type.Object({
        _id: id,
        reporter: person,
        bySite: Type.Boolean({ description: 'Whether the site itself reported it, and holds it.' }),
        sent: Type.Integer({ minimum: 0, description: 'The number of reports of the same person before.' }),
        unfounded: Type.Integer({ minimum: 0, description: 'Those of them of which nothing was wrong.' }),
        reason,
        note: noteText,
        createdAt: moment,
      }),
    ),
    history: describedObject('The numbers of reports about the owner, and of decisions.', {
      reports: number,
      nothing: number,
      hide: number,
      warn: number,
      suspend: number,
    }),
    decision: Type.Union([reference(CareDecision), Type.Null()]),
    answers: Type.Union([reference(CareDecision), Type.Null()], {
      description: 'The decision that the owner answers.',
    }),
  },
)

export const VerdictFields = namedObject(
  'VerdictFields',
  'A decision of a moderator, with words to the owner.',
  {
    decision: decisionName,
    words: Type.String({
      title: 'Words',
      maxLength: 1000,
      description: 'Only `nothing` about what is no answer needs none: the owner does not learn of it.',
    }),
    days,
  },
)

const operation = operationsOf({
  tags: ['Care'],
  security: [{ token: [] }],
})
const only = 'For moderators; everybody else gets 404.'
const params = Type.Object({ reportId: idParameter })

export const listCare = operation('listCareReports', {
  summary: 'The reported things',
  description: `Open ones, oldest first, or decided ones, newest first. ${only}`,
  querystring: Type.Object({
    ...pageQuery.properties,
    state: optional.choice(['open', 'decided'], { title: 'state', default: 'open' }),
  }),
  response: { 200: onePage(reference(QueuedReport)), ...problems(400, 404) },
})

export const readCare = operation('readCareReport', {
  summary: 'The reports about a thing',
  description: only,
  params,
  response: { 200: reference(CareReport), ...problems(404) },
})

export const decide = operation('decideCareReport', {
  summary: 'Decide all open reports about a thing',
  description: `\`nothing\` about an answer takes the answered decision back. \`suspend\` hides the thing, too. A decided report gets 409. ${only}`,
  params,
  body: reference(VerdictFields),
  response: { 200: reference(CareReport), ...problems(400, 404, 409, 413, 415) },
})

export const readLog = operation('listCareLog', {
  summary: 'All decisions, newest first',
  description: only,
  querystring: pageQuery,
  response: { 200: onePage(reference(CareDecision)), ...problems(400, 404) },
})
