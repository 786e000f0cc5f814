import Type from 'typebox'
import { nullable } from '../../contract/fields'
import { users } from '../../database/schema'
import { pictureUrl } from '../media/picture-urls'

/** The public fields of a creator. */
export const Creator = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  userName: Type.String(),
  profilePicture: nullable(Type.String()),
})

/** The columns of a creator. */
export type CreatorRow = Pick<typeof users.$inferSelect, 'id' | 'userName' | 'pictureId'>

export const presentCreator = ({ id, userName, pictureId }: CreatorRow, publicUrl: string | undefined) => ({
  _id: id,
  userName,
  profilePicture: pictureId && pictureUrl(pictureId, publicUrl),
})

/** The fields that tell people of the same name apart. */
export const distinguishingFields = {
  tagline: Type.String(),
  createdAt: Type.String({ format: 'date-time', description: 'When the account was created.' }),
}

/** The columns of a creator with `distinguishingFields`. */
export const distinguishedColumns = {
  id: users.id,
  userName: users.userName,
  pictureId: users.pictureId,
  tagline: users.tagline,
  createdAt: users.createdAt,
}
export type DistinguishedRow = Pick<typeof users.$inferSelect, keyof typeof distinguishedColumns>

export const presentDistinguished = (
  { tagline, createdAt, ...creator }: DistinguishedRow,
  publicUrl: string | undefined,
) => ({ ...presentCreator(creator, publicUrl), tagline, createdAt: createdAt.toISOString() })
