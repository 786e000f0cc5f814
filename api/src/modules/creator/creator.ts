import Type from 'typebox'
import { nullable } from '../../contract/nullable'
import { pictureUrl } from '../media/picture-urls'

/** The public fields of a creator. */
export const Creator = Type.Object({
  _id: Type.String({ format: 'uuid' }),
  userName: Type.String(),
  profilePicture: nullable(Type.String()),
})

/** The columns of a creator. */
export interface CreatorRow {
  id: string
  userName: string
  pictureId: string | null
}

export const presentCreator = ({ id, userName, pictureId }: CreatorRow, publicUrl: string | undefined) => ({
  _id: id,
  userName,
  profilePicture: pictureId && pictureUrl(pictureId, publicUrl),
})
