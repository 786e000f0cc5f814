import { randomUUID } from 'node:crypto'
import type { Database } from '@bucketeer/host/server'
import type { Site } from '../app-deps'
import { hashPassword } from '../modules/password/password'
import { createPictureFiles, type PictureFiles } from '../modules/media/picture-files'
import { createUserRepository } from '../modules/user/repository'
import { demoRows } from './demo-rows'
import { demoLogin } from './people'
import { storeDemoPictures } from './pictures'
import { createDemoRepository } from './repository'

export type DemoLogin = typeof demoLogin

/** Adds the demo content to a site without accounts; all or nothing. @returns whether it did */
export async function seedDemo({ database, store }: Site): Promise<boolean> {
  if (await createUserRepository(database).hasUsers()) return false

  const files = createPictureFiles(store)
  const pictureIds = await storeDemoPictures(files)
  let isSeeded = false
  try {
    const passwordHashes = await hashPasswords()
    const rows = demoRows({ now: new Date(), pictureIds, passwordHashes })
    isSeeded = await createDemoRepository(database).insertAll(rows)
    return isSeeded
  } finally {
    if (!isSeeded) await removeAll(files, pictureIds)
  }
}

const hashPasswords = async () => ({
  demo: await hashPassword(demoLogin.password, 'demo'),
  others: await hashPassword(randomUUID(), 'demo'),
})

const removeAll = (files: PictureFiles, ids: ReadonlyMap<string, string>) =>
  Promise.all([...ids.values()].map(files.remove))

/** Returns the demo login if the site has that user, and the operator has not suspended them. */
export async function findDemoLogin(database: Database): Promise<DemoLogin | undefined> {
  const account = await createUserRepository(database).accountOf(demoLogin.email)
  return account && !account.suspendedAt ? demoLogin : undefined
}
