import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { Conflict, type Database, found, InvalidValue, newId } from '@bucketeer/host/server'
import { type Page, pageOf, type PageRequest } from '../../../contract/paging'
import {
  type allReasons,
  careLog,
  type Decision,
  reports,
  type ThingKind,
} from '../../../database/care-schema'
import { titleOfDecision } from '../../../database/decision-title'
import { beyondAllIds, excerpt } from '../../../database/list-query'
import { users } from '../../../database/schema'
import { isVisibleThing, visitorId } from '../../audience/repository'
import type { CreatorRow } from '../../creator/creator'
import { reportedThing } from '../../things/repository'
import { answeredBefore, noSuchDecision, noSuchThing, thatIsYours } from '../words'

export type ReportRow = typeof reports.$inferSelect
/** A report with what a moderator decided; null while it is open. */
export type OwnReportRow = ReportRow & { outcome: Decision | null }

/** A decision with the answer of the person, and what a moderator decided about that. */
export type DecisionRow = typeof careLog.$inferSelect & {
  /** The name of the thing, or the beginning of its text; null after its reports are deleted. */
  title: string | null
  answer: string | null
  outcome: Decision | null
  outcomeWords: string | null
}

interface NewReport {
  /** Undefined for visitors. */
  reporterId: string | undefined
  thing: { kind: ThingKind; id: string }
  reason: (typeof allReasons)[number]
  note: string
}

const outcome = alias(careLog, 'outcome')

/** The number of days for which decided reports are kept. */
const keptDays = 180

export const createReportRepository = (database: Database) => ({
  ...createReports(database),
  ...createDecisions(database),
})

function createReports(database: Database) {
  const openReport = async (reporterId: string, { kind, id }: NewReport['thing']) => {
    const isOfThing = and(eq(reports.thingKind, kind), eq(reports.thingId, id))
    const [report] = await database
      .select()
      .from(reports)
      .where(and(eq(reports.reporterId, reporterId), isOfThing, isNull(reports.decisionId)))
    return report
  }

  const accusedOf = async (accusedId: string | null): Promise<CreatorRow | null> => {
    if (!accusedId) return null
    const [person] = await database
      .select({ id: users.id, userName: users.userName, pictureId: users.pictureId })
      .from(users)
      .where(eq(users.id, accusedId))
    return person ?? null
  }

  /** Returns the open report of the same person about the same thing, if there is one. */
  const add = async ({ reporterId, thing, reason, note }: NewReport): Promise<ReportRow> => {
    const { ownerId, parentId, journalId, copy } = found(
      await reportedThing(database, thing, reporterId ?? visitorId),
      noSuchThing,
    )
    if (ownerId && ownerId === reporterId) throw new InvalidValue(thatIsYours)
    const about = { thingKind: thing.kind, thingId: thing.id, parentId, journalId }
    const row = { reporterId, accusedId: ownerId, ...about }
    const [added] = await database
      .insert(reports)
      .values({ id: newId(), ...row, copy, reason, note })
      .onConflictDoNothing()
      .returning()
    return found(added ?? (reporterId ? await openReport(reporterId, thing) : undefined), noSuchThing)
  }

  return {
    /**
     * Adds a report. Idempotent for a person and a thing while it is open.
     * @throws NotFound if the person may not see the thing, InvalidValue if it is their own
     */
    async report(report: NewReport) {
      const added = await add(report)
      return { ...added, outcome: null, accused: await accusedOf(added.accusedId) }
    },

    /** Returns the name or text of a thing that a person may see, and its owner. @throws NotFound */
    async preview(thing: NewReport['thing'], viewerId = visitorId) {
      const { ownerId, copy } = found(
        await reportedThing(database, thing, viewerId, isVisibleThing),
        noSuchThing,
      )
      return { title: excerpt(copy.title || copy.text), owner: await accusedOf(ownerId) }
    },

    /** Returns a page of a person's reports with their outcomes, newest first. */
    async listOwn(
      reporterId: string,
      { limit, after = beyondAllIds }: PageRequest,
    ): Promise<Page<OwnReportRow>> {
      const rows = await database
        .select({ ...getTableColumns(reports), outcome: careLog.decision })
        .from(reports)
        .leftJoin(careLog, eq(careLog.id, reports.decisionId))
        .where(and(eq(reports.reporterId, reporterId), ne(reports.reason, 'answer'), lt(reports.id, after)))
        .orderBy(desc(reports.id))
        .limit(limit + 1)
      return pageOf(rows, limit)
    },

    /** Deletes decided reports after their time. The log of decisions stays. */
    deleteOld: () =>
      database
        .delete(reports)
        .where(
          and(
            isNotNull(reports.decisionId),
            lt(reports.createdAt, sql`now() - make_interval(days => ${sql.raw(String(keptDays))})`),
          ),
        ),
  }
}

const createDecisions = (database: Database) => ({
  /** Returns a page of the decisions about a person, newest first, without those that nothing was wrong. */
  async listDecisions(
    accusedId: string,
    { limit, after = beyondAllIds }: PageRequest,
  ): Promise<Page<DecisionRow>> {
    const rows = await database
      .select({
        ...getTableColumns(careLog),
        title: titleOfDecision(careLog.id),
        answer: reports.note,
        outcome: outcome.decision,
        outcomeWords: outcome.words,
      })
      .from(careLog)
      .leftJoin(reports, eq(reports.answersId, careLog.id))
      .leftJoin(outcome, eq(outcome.id, reports.decisionId))
      .where(and(eq(careLog.accusedId, accusedId), ne(careLog.decision, 'nothing'), lt(careLog.id, after)))
      .orderBy(desc(careLog.id))
      .limit(limit + 1)
    return pageOf(rows, limit)
  },

  /**
   * Adds the answer of a person to a decision about them to the queue.
   * @throws NotFound for the decision about somebody else, Conflict if they answered it
   */
  async answer({ accusedId, decisionId, note }: { accusedId: string; decisionId: string; note: string }) {
    const isTheirs = and(
      eq(careLog.id, decisionId),
      eq(careLog.accusedId, accusedId),
      ne(careLog.decision, 'nothing'),
    )
    const [reported] = await database
      .select({ ...getTableColumns(reports) })
      .from(careLog)
      .innerJoin(reports, eq(reports.decisionId, careLog.id))
      .where(isTheirs)
      .orderBy(reports.id)
      .limit(1)
    const { thingKind, thingId, parentId, journalId, copy } = found(reported, noSuchDecision)
    const row = { thingKind, thingId, parentId, journalId, copy, reporterId: accusedId, accusedId }
    const added = await database
      .insert(reports)
      .values({ id: newId(), ...row, reason: 'answer', note, answersId: decisionId })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (added.length === 0) throw new Conflict(answeredBefore)
  },
})
