import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'

// Types of the tables, as in `schema.ts`.

export const thingKinds = ['kick', 'comment', 'journal', 'story', 'bucket', 'entry', 'user'] as const
export type ThingKind = (typeof thingKinds)[number]

export const reportReasons = ['spam', 'hurts', 'consent', 'private', 'other'] as const
/** The owner of a thing answers a decision about it by a report of their own. */
export const allReasons = [...reportReasons, 'answer'] as const

export const decisions = ['nothing', 'hide', 'warn', 'suspend'] as const
export type Decision = (typeof decisions)[number]

/** A copy of a thing at the time of its report. */
export interface ThingCopy {
  title: string
  text: string
  pictureId: string | null
}

export const careLog = pgTable('care_log', {
  id: uuid('id').primaryKey(),
  /** Null after the account was deleted, as the next one. */
  moderatorId: uuid('moderator_id'),
  accusedId: uuid('accused_id'),
  thingKind: text('thing_kind', { enum: thingKinds }).notNull(),
  thingId: uuid('thing_id').notNull(),
  /** The id of the Kick, Story or Journal of a comment, or of the Journal of a Story. */
  parentId: uuid('parent_id'),
  /** The Journal of a Story, of a comment on one, or of a comment on it. */
  journalId: uuid('journal_id'),
  decision: text('decision', { enum: decisions }).notNull(),
  words: text('words').notNull(),
  /** The length of a suspension; null for good, and without one. */
  days: integer('days'),
  at: moment('at').notNull().defaultNow(),
})

export const reports = pgTable('reports', {
  id: uuid('id').primaryKey(),
  /** Null for visitors and deleted accounts. */
  reporterId: uuid('reporter_id'),
  accusedId: uuid('accused_id'),
  thingKind: text('thing_kind', { enum: thingKinds }).notNull(),
  thingId: uuid('thing_id').notNull(),
  /** The id of the Kick, Story or Journal of a comment, or of the Journal of a Story. */
  parentId: uuid('parent_id'),
  /** The Journal of a Story, of a comment on one, or of a comment on it. */
  journalId: uuid('journal_id'),
  copy: jsonb('copy').$type<ThingCopy>().notNull(),
  reason: text('reason', { enum: allReasons }).notNull(),
  note: text('note').notNull(),
  /** Null while it is open. */
  decisionId: uuid('decision_id'),
  answersId: uuid('answers_id'),
  /** Whether the site itself reported the thing, and holds it until a moderator decides. */
  isOfSite: boolean('is_of_site').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})
