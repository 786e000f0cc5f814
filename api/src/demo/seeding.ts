import type { Ids } from './ids'

export interface Seeding {
  now: Date
  /** Ids of the pictures by their names. */
  pictureIds: Ids
  passwordHashes: {
    demo: string
    /** Of a password that nobody has. */
    others: string
  }
}
