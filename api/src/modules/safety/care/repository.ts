import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isBlank } from '@bucketeer/platform/text'
import { Conflict, type Database, found, InvalidValue, newId, type Queries } from '@bucketeer/host/server'
import { type Page, pageOf, type PageRequest } from '../../../contract/paging'
import { emailChanges, passwordResets } from '../../../database/account-schema'
import { careLog, type Decision, reports, type ThingKind } from '../../../database/care-schema'
import { beyondAllIds } from '../../../database/list-query'
import { users } from '../../../database/schema'
import type { CreatorRow } from '../../creator/creator'
import { notifyOfDecision } from '../../notification/repository'
import { endSessions } from '../../session/repository'
import type { ReportRow } from '../reports/repository'
import { isHideable, journalOf, setHidden } from '../../things/repository'
import { decidedBefore, noSuchReport, noWords, notHideable } from '../words'

export type LogRow = typeof careLog.$inferSelect & {
  moderator: CreatorRow | null
  accused: CreatorRow | null
}

/** A reported thing of the queue: its first report, and the number of all. */
export type QueueRow = ReportRow & { count: number; accused: CreatorRow | null }

/** A report with the person who sent it, and how many they sent before, of which nothing was wrong. */
export type SentRow = ReportRow & { reporter: CreatorRow | null; sent: number; unfounded: number }

export interface CareRow extends QueueRow {
  reports: SentRow[]
  /** The numbers of reports about the owner, and of decisions. */
  history: Record<'reports' | Decision, number>
  /** The decision of a moderator; null while the report is open. */
  decision: LogRow | null
  /** The decision that the owner answers. */
  answers: LogRow | null
}

export type Verdict = Pick<typeof careLog.$inferSelect, 'decision' | 'words' | 'days'>

/** The most reports about one thing that a moderator reads. */
const shownReports = 50

const moderator = alias(users, 'moderator')
const first = alias(reports, 'first')
const personColumns = { id: users.id, userName: users.userName, pictureId: users.pictureId }
const moderatorColumns = {
  id: moderator.id,
  userName: moderator.userName,
  pictureId: moderator.pictureId,
}

/** Returns the condition that another report is about the same thing, and open or decided together with it. */
const isTogether = (other: typeof first | ReportRow): SQL =>
  sql`(${reports.thingKind} = ${other.thingKind} and ${reports.thingId} = ${other.thingId}
      and ${reports.decisionId} is not distinct from ${other.decisionId})`

export function createCareRepository(database: Database) {
  const logRows = () =>
    database
      .select({ ...getTableColumns(careLog), moderator: moderatorColumns, accused: personColumns })
      .from(careLog)
      .leftJoin(moderator, eq(moderator.id, careLog.moderatorId))
      .leftJoin(users, eq(users.id, careLog.accusedId))

  const inLog = async (id: string | null): Promise<LogRow | null> =>
    id === null ? null : ((await logRows().where(eq(careLog.id, id))).at(0) ?? null)

  const queue = (condition: SQL | undefined) => {
    const all = sql<number>`(select count(*)::integer from ${reports} where ${isTogether(first)})`
    return database
      .select({ ...getTableColumns(first), count: all, accused: personColumns })
      .from(first)
      .leftJoin(users, eq(users.id, first.accusedId))
      .where(condition)
      .$dynamic()
  }
  /** Excludes reports about the viewer. */
  const isOfOthers = (viewerId: string) => sql`${first.accusedId} is distinct from ${viewerId}`
  const isFirst = sql`not exists (select from ${reports} where ${isTogether(first)} and ${reports.id} < ${first.id})`

  return {
    /** Returns a page of reported things: open ones, oldest first, or decided ones, newest first. */
    async list(
      state: 'open' | 'decided',
      viewerId: string,
      { limit, after }: PageRequest,
    ): Promise<Page<QueueRow>> {
      const isOpen = state === 'open'
      const rows = await queue(
        and(
          isOpen ? isNull(first.decisionId) : isNotNull(first.decisionId),
          isOpen
            ? sql`${first.id} > ${after ?? sql`'00000000-0000-0000-0000-000000000000'`}`
            : lt(first.id, after ?? beyondAllIds),
          isOfOthers(viewerId),
          isFirst,
        ),
      )
        .orderBy(isOpen ? asc(first.id) : desc(first.id))
        .limit(limit + 1)
      return pageOf(rows, limit)
    },

    /** @throws NotFound without such a report, and for one about the viewer */
    async find(reportId: string, viewerId: string): Promise<CareRow> {
      const [found_] = await queue(and(eq(first.id, reportId), isOfOthers(viewerId)))
      const row = found(found_, noSuchReport)
      const sent = await sentReports(database, row)
      const answersId = sent.find((each) => each.answersId)?.answersId ?? null
      return {
        ...row,
        reports: sent,
        history: await historyOf(database, row),
        decision: await inLog(row.decisionId),
        answers: await inLog(answersId),
      }
    },

    /**
     * Decides all open reports about the thing of this one. The owner and the reporters are told.
     * @throws NotFound, Conflict if somebody else decided it, InvalidValue without words to the owner who is told
     */
    decide: (reportId: string, moderatorId: string, verdict: Verdict) =>
      database.transaction(async (transaction) => {
        const [row] = await transaction
          .select()
          .from(reports)
          .where(and(eq(reports.id, reportId), sql`${reports.accusedId} is distinct from ${moderatorId}`))
        const report = found(row, noSuchReport)
        const isRead = verdict.decision !== 'nothing' || report.answersId !== null
        if (isRead && isBlank(verdict.words)) throw new InvalidValue(noWords, 'words')
        await apply(transaction, report, verdict)
        await storeDecision(transaction, report, moderatorId, verdict)
      }),

    /** Returns a page of all decisions, newest first. */
    async log({ limit, after = beyondAllIds }: PageRequest): Promise<Page<LogRow>> {
      const rows = await logRows()
        .where(lt(careLog.id, after))
        .orderBy(desc(careLog.id))
        .limit(limit + 1)
      return pageOf(rows, limit)
    },
  }
}

function sentReports(database: Database, row: ReportRow): Promise<SentRow[]> {
  const earlier = alias(reports, 'earlier')
  const before = sql`from ${reports} ${sql.identifier('earlier')} where ${earlier.reporterId} = ${reports.reporterId}
    and ${earlier.reason} <> 'answer' and ${earlier.id} < ${reports.id}`
  return database
    .select({
      ...getTableColumns(reports),
      reporter: personColumns,
      sent: sql<number>`(select count(*)::integer ${before})`,
      unfounded: sql<number>`(select count(*)::integer ${before} and exists (
        select from ${careLog} where ${careLog.id} = ${earlier.decisionId} and ${careLog.decision} = 'nothing'
      ))`,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(isTogether(row))
    .orderBy(asc(reports.id))
    .limit(shownReports)
}

async function historyOf(database: Database, { accusedId }: ReportRow): Promise<CareRow['history']> {
  const history = { reports: 0, nothing: 0, hide: 0, warn: 0, suspend: 0 }
  if (!accusedId) return history
  history.reports = await database.$count(
    reports,
    and(eq(reports.accusedId, accusedId), ne(reports.reason, 'answer')),
  )
  const decided = await database
    .select({ decision: careLog.decision, count: count() })
    .from(careLog)
    .where(eq(careLog.accusedId, accusedId))
    .groupBy(careLog.decision)
  for (const row of decided) history[row.decision] = row.count
  return history
}

/** Does what a moderator decided. Locks the thing before the account, as all other code does. */
async function apply(transaction: Queries, report: ReportRow, { decision, days }: Verdict) {
  const { thingKind, thingId, accusedId } = report
  if (decision === 'hide' && thingKind === 'user') throw new InvalidValue(notHideable)
  if (decision === 'hide' || decision === 'suspend') await hide(transaction, thingKind, thingId, true)
  if (decision === 'nothing' && report.answersId) await takeBack(transaction, report.answersId)
  if (decision === 'nothing' || decision === 'warn') await release(transaction, report)
  if (decision === 'suspend' && accusedId) await suspend(transaction, accusedId, days)
}

async function hide(transaction: Queries, kind: ThingKind, id: string, isHidden: boolean) {
  if (isHideable(kind)) return setHidden(transaction, kind, id, isHidden)
  const journalId = kind === 'story' ? await journalOf(transaction, id) : undefined
  if (journalId) await setHidden(transaction, 'journal', journalId, isHidden)
}

/** Shows again what the site holds. */
async function release(transaction: Queries, { thingKind, thingId }: ReportRow) {
  const isOfSite = and(eq(reports.thingId, thingId), eq(reports.isOfSite, true), isNull(reports.decisionId))
  if ((await transaction.$count(reports, isOfSite)) > 0) await hide(transaction, thingKind, thingId, false)
}

/** Shows again what a decision hid, and ends its suspension. */
async function takeBack(transaction: Queries, decisionId: string) {
  const [row] = await transaction.select().from(careLog).where(eq(careLog.id, decisionId))
  if (!row || (row.decision !== 'hide' && row.decision !== 'suspend')) return
  await hide(transaction, row.thingKind, row.thingId, false)
  if (row.decision === 'suspend' && row.accusedId)
    await transaction.update(users).set({ suspendedUntil: null }).where(eq(users.id, row.accusedId))
}

/** Locks the account first: a login that checks it now waits, and then starts no session. */
async function suspend(transaction: Queries, userId: string, days: number | null) {
  const until = days === null ? sql`'infinity'` : sql`(now() + make_interval(days => ${days}))`
  await transaction
    .update(users)
    .set({ suspendedUntil: sql`greatest(${users.suspendedUntil}, ${until}::timestamptz)` })
    .where(eq(users.id, userId))
  await endSessions(transaction, userId)
  await transaction.delete(emailChanges).where(eq(emailChanges.userId, userId))
  await transaction.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

/** Adds a decision to the log, closes the reports, and tells the owner and the reporters. @throws Conflict */
async function storeDecision(
  transaction: Queries,
  { id, accusedId, thingKind, thingId, parentId, journalId }: ReportRow,
  moderatorId: string,
  { decision, words, days }: Verdict,
) {
  const decisionId = newId()
  await transaction.insert(careLog).values({
    id: decisionId,
    moderatorId,
    accusedId,
    thingKind,
    thingId,
    parentId,
    journalId,
    decision,
    words,
    days: decision === 'suspend' ? days : null,
  })
  const open = transaction
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.thingKind, thingKind), eq(reports.thingId, thingId), isNull(reports.decisionId)))
    .orderBy(asc(reports.id))
    .for('update')
  const decided = await transaction
    .update(reports)
    .set({ decisionId })
    .where(inArray(reports.id, open))
    .returning({ id: reports.id, reporterId: reports.reporterId, reason: reports.reason })
  if (!decided.some((each) => each.id === id)) throw new Conflict(decidedBefore)
  const isAnswered = decided.some(({ reason }) => reason === 'answer')
  if (accusedId && (decision !== 'nothing' || isAnswered))
    await notifyOfDecision(transaction, 'decision', { decisionId, userIds: [accusedId] })
  const reporters = new Set(decided.flatMap(({ reporterId }) => reporterId ?? []))
  if (accusedId) reporters.delete(accusedId)
  await notifyOfDecision(transaction, 'outcome', { decisionId, userIds: [...reporters] })
}
