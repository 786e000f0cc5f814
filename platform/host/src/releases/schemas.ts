import {
  PartName,
  ReleaseOrigin,
  RemoteRelease,
  Sha384,
  ShellRelease,
  SlotName,
  Version,
} from '@bucketeer/platform'
import Type, { type TSchema } from 'typebox'
import { releaseEvents } from '../database/release-schema'
import { describedObject } from '../server/contract/reference'
import { optional } from '../server/contract/fields'

/** Describes a call that needs a deploy token. */
export const tokenCall = (operationId: string, summary: string) => ({
  operationId,
  tags: ['Releases'],
  summary,
  security: [{ token: [] }],
})

/** A text without control characters, which the terminal of an operator would execute. */
export const oneLineText = (options: { minLength?: number; maxLength: number; description?: string }) =>
  Type.String({
    ...options,
    pattern: '^\\P{Cc}*$',
    'x-rule': 'must be one line without control characters',
  })

/** The reason, for the history. */
const Why = Type.Optional(oneLineText({ maxLength: 500 }))
const Percent = Type.Integer({ minimum: 1, maximum: 99, description: 'Percentage of visitors who get it.' })
export const nullable = <T extends TSchema>(schema: T, options?: { description: string }) =>
  Type.Union([schema, Type.Null()], options)
export const Moment = Type.String({ format: 'date-time' })

const Canary = Type.Object({ version: Version, percent: Percent })

/** The state of a part. */
export const Served = Type.Object({
  part: PartName,
  live: Version,
  canary: nullable(Canary),
  isOff: Type.Boolean({ description: 'Whether it is switched off.' }),
  isRequired: Type.Boolean({ description: 'Whether the site is incomplete without it.' }),
  owner: Type.String({ description: 'The team behind it.' }),
  slots: Type.Array(SlotName, { description: 'The slots that it fills in pages of other parts.' }),
})

// Remotes come first: cleaning a list by the schema of a record, which slots are in a shell, fails.
const Release = Type.Union([RemoteRelease, ShellRelease])

export const PublishBody = Type.Object({
  release: Release,
  why: Why,
  canary: Type.Optional(Percent),
  origin: Type.Optional(ReleaseOrigin),
})

const Missing = Type.Array(Sha384, { description: 'Hashes of the missing files.' })

export const PublishResponse = Type.Object({
  missing: Missing,
  served: nullable(Served, { description: 'Null while files are missing.' }),
})

const Event = nullable(
  Type.Enum(releaseEvents, { description: 'The kind of change; null if nothing changed.' }),
)

export const BatchBody = Type.Object({
  releases: Type.Array(Release, { minItems: 1, maxItems: 50, description: 'At most one for each part.' }),
  why: Why,
  origin: Type.Optional(ReleaseOrigin),
  start: Type.Optional(
    describedObject(
      'Set by a start of the site, which releases parts without a release, and new versions of parts whose last change was a start.',
      {
        named: Type.Array(PartName, {
          maxItems: 50,
          description: 'Parts to release regardless of their history.',
        }),
      },
    ),
  ),
})

export const BatchResponse = Type.Object({
  missing: Missing,
  parts: Type.Array(
    Type.Object({
      part: PartName,
      served: nullable(Served),
      event: Event,
      skipped: nullable(
        Type.Object({
          event: Type.Enum(releaseEvents),
          who: Type.String(),
          at: Moment,
          wasLive: Type.Boolean({
            description: 'Whether the version of the start was released here before.',
          }),
        }),
        { description: 'The last change of the part, if the start skipped the part.' },
      ),
    }),
    { description: 'Empty while files are missing.' },
  ),
})

export const PartParams = Type.Object({ part: PartName })

export const RollbackBody = Type.Object({
  why: Why,
  version: Type.Optional(Version),
})

export const BatchRollbackBody = Type.Object({
  why: Why,
  parts: Type.Array(PartName, { minItems: 2, maxItems: 50, uniqueItems: true }),
})

export const BatchRollbackResponse = Type.Object({
  parts: Type.Array(
    Type.Object({
      part: PartName,
      served: nullable(Served, {
        description: 'Null for a remote that had no version before, which is off the site now.',
      }),
      event: Event,
    }),
  ),
})

export const SwitchBody = Type.Object({ isOff: Type.Boolean(), why: Why })

export const StateChangeResponse = Type.Object({
  served: Served,
  event: Event,
})

export const PartResponse = Type.Object({
  served: nullable(Served, {
    description: 'Null before the first release of the part, and after its removal.',
  }),
  failures: Type.Array(
    Type.Object({
      version: Version,
      failure: Type.String({ description: 'The kind of the failure.' }),
      reason: nullable(Type.String()),
      route: nullable(Type.String({ description: 'The route of the page, as its part declares it.' })),
      stack: Type.Array(Type.String(), { description: 'Positions in the sources, topmost first.' }),
      visitors: Type.Integer({ description: 'Visitors for whom it failed in this way.' }),
      at: Moment,
    }),
    { description: 'The failures of all versions that browsers reported, the latest first, at most 50.' },
  ),
})

export const RemovalQuery = Type.Object({ why: Why })
export const RemovalResponse = Type.Object({
  tokens: Type.Integer({ description: 'Number of revoked deploy tokens.' }),
})

export const HistoryQuery = Type.Object({
  part: Type.Optional(PartName),
  limit: optional.integer({ minimum: 1, maximum: 500, default: 50 }),
})

const Failed = Type.Integer({ minimum: 0, description: 'Visitors for whom it failed.' })

const ServedWithFailures = Type.Object({
  ...Served.properties,
  failed: Type.Object({ live: Failed, canary: nullable(Failed) }),
})

export const History = Type.Object({
  served: Type.Array(ServedWithFailures),
  log: Type.Array(
    Type.Object({
      part: PartName,
      version: Version,
      event: Type.Enum(releaseEvents),
      percent: nullable(Percent),
      who: Type.String(),
      why: nullable(Type.String()),
      at: Moment,
      origin: nullable(ReleaseOrigin),
    }),
    { description: 'Newest first.' },
  ),
})

export const FileParams = Type.Object({ sha384: Type.String({ pattern: '^[0-9a-f]{96}$' }) })

export type PartVersionParams = Pick<ReleasedFileParams, 'part' | 'version'>

/** A plain type, because the schema library cannot express a wildcard parameter.*/
export interface ReleasedFileParams {
  part: string
  version: string
  '*': string
}

/** The same without a version. */
export type FileByHashParams = Omit<ReleasedFileParams, 'version'>

const Problems = Type.Array(Type.String(), {
  description: 'Each problem with its remedy, as sentences. Empty without a problem.',
})

const { releases } = BatchBody.properties
export const CheckBody = Type.Object({ releases })

export const CheckResponse = Type.Object({
  parts: Type.Array(
    Type.Object({
      part: PartName,
      live: nullable(Version, {
        description: 'The live version; null for a part that the site does not have.',
      }),
      isNew: Type.Boolean({ description: 'Whether the release is not live already.' }),
      problems: Problems,
    }),
  ),
  others: Type.Array(Type.Object({ part: PartName, version: Version, problems: Problems }), {
    description: 'Live versions and canaries of other parts that would not fit a new shell.',
  }),
  missing: Type.Integer({ minimum: 0, description: 'Number of files that the site lacks.' }),
})
