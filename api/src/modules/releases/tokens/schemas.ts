import { PartName } from '@bucketeer/platform'
import Type from 'typebox'

const Id = Type.String({ format: 'uuid' })
const Moment = Type.String({ format: 'date-time' })
const Name = Type.String({ minLength: 1, maxLength: 100, description: 'Whose it is, for the history.' })

export const TokenBody = Type.Object({ part: PartName, name: Name })
export const NewToken = Type.Object({
  _id: Id,
  token: Type.String({ description: 'The token itself. It cannot be read again.' }),
})
export const Tokens = Type.Array(
  Type.Object({
    _id: Id,
    part: PartName,
    name: Name,
    createdAt: Moment,
    lastUsedAt: Type.Union([Moment, Type.Null()]),
  }),
)
export const TokenParams = Type.Object({ tokenId: Id })
