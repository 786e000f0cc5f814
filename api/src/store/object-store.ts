import type { Readable } from 'node:stream'

/**
 * Where files live that the site serves: pictures and releases. A key is a relative path of names made of
 * letters, digits, '.', '_', '-' and '@', joined by '/', of which none begins with a dot.
 */
export interface ObjectStore {
  /** All or nothing: a reader sees the object before or after, never half; it is on the disk when this resolves. */
  put(key: string, source: Readable | Buffer): Promise<void>
  /** Null when there is no such object. The caller reads the stream to its end or destroys it. */
  open(key: string): Promise<StoredObject | null>
  has(key: string): Promise<boolean>
  /** In bytes; null when there is no such object. */
  size(key: string): Promise<number | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** Resolves when the store can be used; rejects with what is wrong when it cannot. */
  check(): Promise<void>
}

/** The store cannot be reached, or does not let us in: the same call may succeed later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

export interface StoredObject {
  stream: Readable
  /** In bytes. */
  size: number
}

/** No name may begin with a dot: it could lead out of a folder, or be a draft. */
const safeName = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*$/

/** The names that a key is made of. @throws Error when it is no key */
export const splitKey = (key: string): string[] => {
  const names = key.split('/')
  if (names.every((name) => safeName.test(name))) return names
  throw new Error(`Not a key of the object store: ${JSON.stringify(key)}`)
}
