import { largestWidth } from './picture-widths'

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
export const pictureIdOf = (url: string, publicUrl: string | undefined): string | null => {
  const path = publicUrl && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
  return ownUrl.exec(path)?.[1] ?? null
}
