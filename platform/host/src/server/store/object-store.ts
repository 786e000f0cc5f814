import type { Readable } from 'node:stream'

/**
 * Stores pictures and release files. A key is a relative path: names of letters, digits, '.', '_', '-' and '@', joined
 * by '/'. No name begins with a dot.
 */
export interface ObjectStore {
  /** Writes an object atomically and durably. */
  put(key: string, source: Readable | Buffer): Promise<void>
  /** @returns null for a missing object. The caller must read the stream to its end or destroy it. */
  open(key: string): Promise<StoredObject | null>
  has(key: string): Promise<boolean>
  /** @returns bytes, or null for a missing object */
  size(key: string): Promise<number | null>
  /** Returns the names of the objects in a folder, without those of deeper folders. */
  list(folder: string): Promise<string[]>
  /** Does nothing for a missing object. */
  delete(key: string): Promise<void>
  /** Rejects with the reason if the store cannot be used. */
  check(): Promise<void>
}

/** Thrown when the store cannot be reached or denies access. The operation may succeed later. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

export interface StoredObject {
  stream: Readable
  /** In bytes. */
  size: number
}

/** Excludes names that begin with a dot: `..` leaves the folder, and temporary files begin with a dot. */
const safeName = /^[A-Za-z0-9_@-][A-Za-z0-9._@-]*$/

/** Splits a key into its names. @throws Error for an invalid key */
export function splitKey(key: string): string[] {
  const names = key.split('/')
  if (names.every((name) => safeName.test(name))) return names
  throw new Error(`Invalid key of the object store: ${JSON.stringify(key)}`)
}
