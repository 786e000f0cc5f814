import { PartName, SlotName, Version } from '@bucketeer/platform'
import Type from 'typebox'
import { named } from '../../server/contract/reference'

const health = {
  version: Version,
  failed: Type.Integer({ minimum: 0, description: 'Visitors for whom it failed.' }),
  isUnchecked: Type.Boolean({
    description: 'Whether its release was told to skip the checks of its types and tests.',
  }),
}

export const PartStatus = named(
  'PartStatus',
  Type.Object(
    {
      part: PartName,
      title: Type.String({ description: 'Its display name.' }),
      owner: Type.String({ description: 'The team behind it.' }),
      isOff: Type.Boolean({ description: 'Whether it is switched off.' }),
      slots: Type.Array(SlotName, { description: 'The slots that it fills in pages of other parts.' }),
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
