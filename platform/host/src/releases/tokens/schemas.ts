import { PartName } from '@bucketeer/platform'
import Type from 'typebox'
import { oneLineText } from '../schemas'

const Id = Type.String({ format: 'uuid' })
const Moment = Type.String({ format: 'date-time' })
const whose = 'Whose it is, for the history.'

export const TokenBody = Type.Object({
  part: PartName,
  name: oneLineText({ minLength: 1, maxLength: 100, description: whose }),
})
export const NewToken = Type.Object({
  _id: Id,
  token: Type.String({ description: 'The token. It is shown only once.' }),
})
export const Tokens = Type.Array(
  Type.Object({
    _id: Id,
    part: PartName,
    // Names from before this rule may have control characters.
    name: Type.String({ description: whose }),
    createdAt: Moment,
    lastUsedAt: Type.Union([Moment, Type.Null()]),
  }),
)
export const TokenParams = Type.Object({ tokenId: Id })
