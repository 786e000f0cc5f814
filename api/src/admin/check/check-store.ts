import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ObjectStore } from '@bucketeer/host/server'
import { reasonOf, type Finding } from './finding'

/** Writes, reads and deletes an object. @throws Error if one of them fails */
const probe = async (store: ObjectStore) => {
  const key = `checks/${randomUUID()}`
  const written = Buffer.from(key)
  await store.put(key, written)
  const object = await store.open(key)
  const read = object && (await buffer(object.stream))
  await store.delete(key)
  if (!read?.equals(written)) throw new Error('it returned other bytes than were written')
}

/** @param place the folder or the bucket */
export const checkStore = async (store: ObjectStore, place: string): Promise<Finding> => {
  try {
    await probe(store)
    return { name: 'store', found: `${place} can be written, read and deleted` }
  } catch (error) {
    return {
      name: 'store',
      found: `${place} cannot be used (${reasonOf(error)})`,
      advice: 'check S3_* or the permissions and space of DATA_DIR.',
    }
  }
}
