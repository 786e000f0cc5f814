import { createHmac } from 'node:crypto'
import { isSameSecret } from '@bucketeer/host/http'
import type { Database } from '@bucketeer/host/server'
import { createSiteKey, type SiteKey } from '../../site-key/repository'
import { pictureUrl } from './picture-url'

const hourSeconds = 3600

/** A signed URL is good until this many seconds after the beginning of the hour in which it was made. */
const lifetimeSeconds = 2 * hourSeconds

/** Returns the URLs of pictures, in their largest width. Smaller widths have similar ones. */
export interface PictureUrls {
  /**
   * @param isOpen whether everybody can open it. Otherwise the URL is signed and good for one to two hours; it stays
   * the same within an hour, so that browsers can cache the picture.
   */
  of(pictureId: string, isOpen: boolean): string
}

/** The query of a signed URL. */
export interface PictureSignature {
  /** Seconds since 1970. */
  until: number
  signature: string
}

const nowSeconds = () => Math.floor(Date.now() / 1000)
const beginOfHour = (seconds: number) => seconds - (seconds % hourSeconds)

const sign = (key: Buffer, pictureId: string, until: number) =>
  createHmac('sha256', key).update(`${pictureId} ${until}`).digest('base64url').slice(0, 22)

/** Returns the URLs of pictures; loads the key of the site at first. */
export function createPictureUrls(database: Database, publicUrl: string | undefined) {
  const siteKey = createSiteKey(database, 'pictures')
  return async (): Promise<PictureUrls> => {
    const key = await siteKey()
    const until = beginOfHour(nowSeconds()) + lifetimeSeconds
    return {
      of: (id, isOpen) => {
        const url = pictureUrl(id, publicUrl)
        return isOpen ? url : `${url}?until=${until}&signature=${sign(key, id, until)}`
      },
    }
  }
}

/** Returns the seconds that a signed URL is still good for; 0 if it is not. */
export const signedSeconds = async (
  siteKey: SiteKey,
  pictureId: string,
  { until, signature }: PictureSignature,
): Promise<number> => {
  if (!isSameSecret(signature, sign(await siteKey(), pictureId, until))) return 0
  return Math.max(0, until - nowSeconds())
}
