import { largestWidth } from './picture-widths'

const ownAddress = new RegExp(
  `^/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/${largestWidth}\\.webp$`,
)

/**
 * Returns the address of a picture in its largest width. The smaller widths have similar addresses.
 * @param publicUrl the site's public origin; without one the address is relative
 */
export const pictureUrl = (id: string, publicUrl: string | undefined): string =>
  `${publicUrl ?? ''}/media/${id}/${largestWidth}.webp`

/**
 * Parses an address from `pictureUrl`, with or without the site's origin. Returns null for other addresses. Does not
 * check that the picture exists.
 */
export const pictureIdOf = (url: string, publicUrl: string | undefined): string | null => {
  const path = publicUrl && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
  return ownAddress.exec(path)?.[1] ?? null
}
