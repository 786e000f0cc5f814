import type { PrerenderedPages, Release, ReleaseOrigin } from '@bucketeer/platform'
import {
  bigint,
  boolean,
  customType,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const releases = pgTable(
  'releases',
  {
    part: text('part').notNull(),
    version: text('version').notNull(),
    /** Without its pages. */
    manifest: jsonb('manifest').$type<Release>().notNull(),
    pages: json('pages').$type<PrerenderedPages>(),
    manifestSha256: bytes('manifest_sha256').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set when the part was removed from the site. Its files may be deleted. */
    removedAt: moment('removed_at'),
  },
  (release) => [primaryKey({ columns: [release.part, release.version] })],
)

/** The packages that versions of the shell were built with. */
export const shellPackages = pgTable(
  'shell_packages',
  {
    shellVersion: text('shell_version').notNull(),
    name: text('name').notNull(),
    version: text('version').notNull(),
    sha384: text('sha384').notNull(),
    /** In bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** `sha512-` and base64, as npm writes it. */
    integrity: text('integrity').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set when a later offer for this version of the shell does not have the tarball. */
    replacedAt: moment('replaced_at'),
  },
  ({ shellVersion, name, version, sha384 }) => [
    primaryKey({ columns: [shellVersion, name, version, sha384] }),
  ],
)

export const releaseState = pgTable('release_state', {
  part: text('part').primaryKey(),
  live: text('live').notNull(),
  canary: text('canary'),
  canaryPercent: integer('canary_percent'),
  isOff: boolean('is_off').notNull().default(false),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const releaseEvents = [
  'released',
  'canary',
  'withdrawn',
  'rolled back',
  'off',
  'on',
  'removed',
] as const
export type ReleaseEvent = (typeof releaseEvents)[number]

export const releaseLog = pgTable('release_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  part: text('part').notNull(),
  version: text('version').notNull(),
  event: text('event', { enum: releaseEvents }).notNull(),
  /** The percentage of visitors who get the canary. */
  percent: integer('percent'),
  who: text('who').notNull(),
  why: text('why'),
  at: moment('at').notNull().defaultNow(),
  /** Whether `npm start` made this change. */
  byStart: boolean('by_start').notNull().default(false),
  /** Null for changes that are no release, and for releases by older commands. */
  origin: jsonb('origin').$type<ReleaseOrigin>(),
})

export const deployTokens = pgTable('deploy_tokens', {
  id: uuid('id').primaryKey(),
  part: text('part').notNull(),
  name: text('name').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
  /** Set by the removal of its part, whose history and failures it may still read. */
  stillReads: boolean('still_reads').notNull().default(false),
})

/** The details of a browser's failure report, without personal data. */
export interface FailureDetails {
  reason?: string
  /** The route of the page, as its part declares it. */
  route?: string
  /** Positions in the sources, topmost first. */
  stack?: string[]
}

export const releaseReports = pgTable(
  'release_reports',
  {
    part: text('part').notNull(),
    version: text('version').notNull(),
    visitor: bytes('visitor').notNull(),
    failure: text('failure'),
    details: jsonb('details').$type<FailureDetails>(),
    address: bytes('address').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (report) => [primaryKey({ columns: [report.part, report.version, report.visitor] })],
)

export const unreleasedFiles = pgTable('unreleased_files', {
  sha384: text('sha384').primaryKey(),
  /** In bytes, as in the manifest. */
  size: bigint('size', { mode: 'number' }),
  touchedAt: moment('touched_at').notNull().defaultNow(),
})
