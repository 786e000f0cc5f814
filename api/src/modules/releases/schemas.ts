import { PartName, RemoteRelease, Sha384, ShellRelease, Version } from '@bucketeer/platform'
import Type from 'typebox'
import { releaseEvents } from '../../database/release-schema'

/** Why, for the history. */
const Why = Type.Optional(Type.String({ maxLength: 500 }))
const Percent = Type.Integer({
  minimum: 1,
  maximum: 99,
  description: 'Of a hundred visitors, how many get it.',
})
const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])
const Moment = Type.String({ format: 'date-time' })

const Canary = Type.Object({ version: Version, percent: Percent })

/** What a part serves. */
export const Served = Type.Object({
  part: PartName,
  live: Version,
  canary: nullable(Canary),
  isOff: Type.Boolean({ description: 'Whether it is switched off.' }),
})

export const PublishBody = Type.Object({
  release: Type.Union([ShellRelease, RemoteRelease]),
  why: Why,
  canary: Type.Optional(Percent),
})

export const PublishAnswer = Type.Object({
  missing: Type.Array(Sha384, { description: 'Hashes of the files that must be sent before.' }),
  served: nullable(Served),
})

export const PartParams = Type.Object({ part: PartName })

export const RollbackBody = Type.Object({
  why: Why,
  version: Type.Optional(Version),
})

export const SwitchBody = Type.Object({ isOff: Type.Boolean(), why: Why })

export const MoveAnswer = Type.Object({
  served: Served,
  event: nullable(Type.Enum(releaseEvents, { description: 'What happened; null when nothing had to.' })),
})

export const HistoryQuery = Type.Object({
  part: Type.Optional(PartName),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
})

export const History = Type.Object({
  served: Type.Array(Served),
  log: Type.Array(
    Type.Object({
      part: PartName,
      version: Version,
      event: Type.Enum(releaseEvents),
      percent: nullable(Percent),
      who: Type.String(),
      why: nullable(Type.String()),
      at: Moment,
    }),
    { description: 'Newest first.' },
  ),
})

export const FileParams = Type.Object({ sha384: Type.String({ pattern: '^[0-9a-f]{96}$' }) })

/** A plain type: the schema library cannot name the rest of a path. */
export interface ReleasedFileParams {
  part: string
  version: string
  '*': string
}
