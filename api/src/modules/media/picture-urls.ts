import { createHmac } from 'node:crypto'
import { type Database, InvalidValue, isRowMissing } from '@bucketeer/host/server'
import { isSameSecret } from '@bucketeer/host/http'
import { violates } from '../../database/writes'
import { createSiteKey, type SiteKey } from '../../site-key/repository'
import { words } from './words'

/** The stored widths of every picture, in pixels. */
export const pictureWidths = [320, 640, 1280] as const

export type PictureWidth = (typeof pictureWidths)[number]

export const largestWidth = 1280

const ownUrl = new RegExp(
  `^/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/${largestWidth}\\.webp(?:\\?until=\\d+&signature=[\\w-]+)?$`,
)

/**
 * Returns the URL of a picture that everybody can open, in its largest width. The smaller widths have similar
 * URLs.
 * @param publicUrl the site's public origin; without one the URL is relative
 */
export const pictureUrl = (id: string, publicUrl: string | undefined): string =>
  `${publicUrl ?? ''}/media/${id}/${largestWidth}.webp`

/**
 * Returns the id of the picture at a URL of this site, open or signed, with or without the site's origin. Returns
 * null for other URLs. Checks neither the signature, which may have expired in a form, nor that the picture exists.
 */
export function pictureIdOf(url: string, publicUrl: string | undefined): string | null {
  const path = publicUrl && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
  return ownUrl.exec(path)?.[1] ?? null
}

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
export interface UrlSignature {
  /** Seconds since 1970. */
  until?: number
  signature?: string
}

export const nowSeconds = () => Math.floor(Date.now() / 1000)
const beginOfHour = (seconds: number) => seconds - (seconds % hourSeconds)

/** Returns the signature of a URL. @param until seconds since 1970 */
export const signUrl = (key: Buffer, id: string, until: number) =>
  createHmac('sha256', key).update(`${id} ${until}`).digest('base64url').slice(0, 22)

/** Returns the URLs of pictures; loads the key of the site at first. */
export function createPictureUrls(database: Database, publicUrl: string | undefined) {
  const siteKey = createSiteKey(database, 'pictures')
  return async (): Promise<PictureUrls> => {
    const key = await siteKey()
    const until = beginOfHour(nowSeconds()) + lifetimeSeconds
    return {
      of: (id, isOpen) => {
        const url = pictureUrl(id, publicUrl)
        return isOpen ? url : `${url}?until=${until}&signature=${signUrl(key, id, until)}`
      },
    }
  }
}

/** Returns the seconds that a signed URL is still good for; 0 if it is not. */
export async function signedSeconds(siteKey: SiteKey, id: string, { until, signature }: UrlSignature) {
  if (until === undefined || signature === undefined) return 0
  if (!isSameSecret(signature, signUrl(await siteKey(), id, until))) return 0
  return Math.max(0, until - nowSeconds())
}

/**
 * Returns the id of the picture at the URL that a client sent, null for none, or undefined if nothing was sent.
 * `ownPicture` checks whose it is.
 * @throws InvalidValue for any other URL
 */
export function acceptedPicture(url: string | null | undefined, publicUrl: string | undefined) {
  if (!url) return url === undefined ? undefined : null
  const id = pictureIdOf(url, publicUrl)
  if (!id) throw new InvalidValue(words.notTheirs)
  return id
}

/** For a query with `ownPicture`: translates that the picture is missing or somebody else's into InvalidValue. */
export function refuseMissingPicture(error: unknown): never {
  if (violates('own_picture_id_fkey', error) || isRowMissing('pictures', error))
    throw new InvalidValue(words.notTheirs)
  throw error
}
