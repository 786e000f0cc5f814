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
      title: Type.String({ description: 'As people call it.' }),
      isOff: Type.Boolean({ description: 'Whether it is switched off.' }),
      live: Type.Object(health),
      canary: Type.Union(
        [
          Type.Object({
            ...health,
            percent: Type.Integer({ description: 'Of a hundred visitors, how many get it.' }),
          }),
          Type.Null(),
        ],
        { description: 'A version that some visitors get instead.' },
      ),
    },
    { description: 'Which version of a part is live, and how it does.' },
  ),
)
