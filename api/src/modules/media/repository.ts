import type { Database } from '../../database/database'
import { pictures } from '../../database/schema'

type NewPicture = Pick<typeof pictures.$inferInsert, 'id' | 'ownerId' | 'width' | 'height'>

export const createPictureRepository = (database: Database) => ({
  add: async (picture: NewPicture): Promise<void> => {
    await database.insert(pictures).values(picture)
  },
})

export type PictureRepository = ReturnType<typeof createPictureRepository>
