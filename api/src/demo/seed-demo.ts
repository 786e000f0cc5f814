import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { hashPassword } from '../modules/auth/password'
import { createPictureFiles, type PictureFiles } from '../modules/media/picture-files'
import { createUserRepository } from '../modules/user/repository'
import type { ObjectStore } from '../store/object-store'
import { demoLogin } from './demo-login'
import { demoRows } from './demo-rows'
import type { Ids } from './ids'
import { keepDemoPictures } from './pictures'
import { createDemoRepository } from './repository'

interface EmptySite {
  database: Database
  store: ObjectStore
}

/** Fills a site on which nobody has an account, wholly or not at all. @returns whether it did. */
export async function seedDemo({ database, store }: EmptySite): Promise<boolean> {
  if (await createUserRepository(database).isAnybodyThere()) return false

  const files = createPictureFiles(store)
  const pictureIds = await keepDemoPictures(files)
  let isFilled = false
  try {
    const passwordHashes = await hashPasswords()
    const rows = demoRows({ now: new Date(), pictureIds, passwordHashes })
    isFilled = await createDemoRepository(database).fill(rows)
    return isFilled
  } finally {
    if (!isFilled) await removeAll(files, pictureIds)
  }
}

const hashPasswords = async () => ({
  demo: await hashPassword(demoLogin.password, 'demo'),
  others: await hashPassword(randomUUID(), 'demo'),
})

const removeAll = (files: PictureFiles, ids: Ids) => Promise.all([...ids.values()].map(files.remove))
