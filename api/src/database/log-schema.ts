import { audiences, logPrecisions, logStates, todayCards } from '@bucketeer/platform/text'
import { sql } from 'drizzle-orm'
import { boolean, date, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns'
import { isOpen } from './schema'

// Types of the tables, as in `schema.ts`.

/** One of the steps towards something that somebody is on. */
export interface Step {
  text: string
  done: boolean
}

export const logEntries = pgTable('log_entries', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Null after the Kick was deleted. */
  kickId: uuid('kick_id'),
  /** The Kick's name when the entry was written. */
  kickName: text('kick_name').notNull(),
  /** The id and the country of the Kick that was deleted. A trigger keeps them. */
  formerKickId: uuid('former_kick_id'),
  formerCountry: text('former_country'),
  state: text('state', { enum: logStates }).notNull(),
  /** The first day of the period; null if it is unknown. */
  happenedOn: date('happened_on', { mode: 'string' }),
  precision: text('precision', { enum: logPrecisions }).notNull(),
  untilOn: date('until_on', { mode: 'string' }),
  again: boolean('again'),
  stars: smallint('stars'),
  note: text('note').notNull().default(''),
  steps: jsonb('steps').$type<Step[]>().notNull().default([]),
  companions: text('companions').array().notNull().default([]),
  audience: text('audience', { enum: audiences }).notNull(),
  /** Whether it may be shown as a memory. */
  remind: boolean('remind').notNull().default(true),
  /** Set while only its user sees it. */
  hiddenAt: moment('hidden_at'),
  /** Whether every member who may see its Kick may see it. */
  isOpen,
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  sortOn: date('sort_on', { mode: 'string' }).generatedAlwaysAs(sql`sort_on`),
  fineness: smallint('fineness').generatedAlwaysAs(sql`fineness`),
})

export const logSettings = pgTable('log_settings', {
  userId: uuid('user_id').primaryKey(),
  memoriesOff: boolean('memories_off').notNull().default(false),
  /** Companions whose entries are no memories. */
  memoriesWithout: text('memories_without').array().notNull().default([]),
  /** The first year of memories. */
  memoriesNotBefore: smallint('memories_not_before'),
  hiddenCards: text('hidden_cards', { enum: todayCards }).array().notNull().default([]),
})
