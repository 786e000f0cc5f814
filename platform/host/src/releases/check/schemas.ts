import { PartName, Version } from '@bucketeer/platform'
import Type from 'typebox'
import { BatchBody } from '../schemas'

const Problems = Type.Array(Type.String(), {
  description: 'Each problem with its remedy, as sentences. Empty without a problem.',
})

const { releases } = BatchBody.properties
export const CheckBody = Type.Object({ releases })

export const CheckResponse = Type.Object({
  parts: Type.Array(
    Type.Object({
      part: PartName,
      live: Type.Union([Version, Type.Null()], {
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
