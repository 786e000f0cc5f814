import { createHmac } from 'node:crypto'
import type { Database } from '@bucketeer/host/server'
import { createSiteKey } from '../../site-key/repository'

/** Identifies one key of a link. */
export interface KeyVersion {
  id: string
  version: number
}

/** Returns the key of a link, 43 characters that nobody can guess. */
export type ShareKeys = (link: KeyVersion) => string

/**
 * Derives the keys of links from the key of the site, so that they can be shown again and are stored nowhere. Loads the
 * key of the site at first.
 */
export function createShareKeys(database: Database) {
  const siteKey = createSiteKey(database, 'share')
  return async (): Promise<ShareKeys> => {
    const key = await siteKey()
    return ({ id, version }) => createHmac('sha256', key).update(`${id} ${version}`).digest('base64url')
  }
}
