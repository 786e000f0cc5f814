import { largestWidth } from './picture-widths'

const ownAddress = new RegExp(
  `^/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/${largestWidth}\\.webp$`,
)

/**
 * The address of a picture in its largest width, which has the smaller ones beside it.
 * @param publicUrl the site's origin as people see it; without one the address has none
 */
export const pictureUrl = (id: string, publicUrl: string | undefined): string =>
  `${publicUrl ?? ''}/media/${id}/${largestWidth}.webp`

/**
 * Reads what `pictureUrl` wrote, with the site's origin or without: an address of another site, or of anything else
 * on this one, gives null. Whether there is such a picture is not asked.
 */
export const pictureIdOf = (url: string, publicUrl: string | undefined): string | null => {
  const path = publicUrl && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
  return ownAddress.exec(path)?.[1] ?? null
}
