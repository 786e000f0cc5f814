import { PartName, Version } from '@bucketeer/platform'
import Type from 'typebox'
import { named } from '../../../contract/reference'

const health = {
  version: Version,
  failed: Type.Integer({ minimum: 0, description: 'Visitors for whom it failed.' }),
}

export const PartStatus = named(
  'PartStatus',
  Type.Object(
    {
      part: PartName,
      title: Type.String({ description: 'Its display name.' }),
      isOff: Type.Boolean({ description: 'Whether it is switched off.' }),
      live: Type.Object(health),
      canary: Type.Union(
        [
          Type.Object({
            ...health,
            percent: Type.Integer({ description: 'Percentage of visitors who get it.' }),
          }),
          Type.Null(),
        ],
        { description: 'A version for a share of visitors.' },
      ),
    },
    { description: 'The live version of a part, with failures.' },
  ),
)
