import { RemoteRelease, Sha384, ShellRelease } from '@bucketeer/platform'
import Type from 'typebox'

export const PublishBody = Type.Object({
  release: Type.Union([ShellRelease, RemoteRelease]),
  /** Why, for the history. */
  why: Type.Optional(Type.String({ maxLength: 500 })),
})

export const PublishAnswer = Type.Object({
  live: Type.Boolean({ description: 'Whether the version is live now.' }),
  missing: Type.Array(Sha384, { description: 'Hashes of the files that must be sent before.' }),
})

export const FileParams = Type.Object({ sha384: Type.String({ pattern: '^[0-9a-f]{96}$' }) })

/** A plain type: the schema library cannot name the rest of a path. */
export interface ReleasedFileParams {
  part: string
  version: string
  '*': string
}
