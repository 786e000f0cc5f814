import { largestWidth } from './picture-widths'

const ownAddress = new RegExp(
  `^/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/${largestWidth}\\.webp(?:\\?until=\\d+&signature=[\\w-]+)?$`,
)

/**
 * Returns the address of a picture that everybody can open, in its largest width. The smaller widths have similar
 * addresses.
 * @param publicUrl the site's public origin; without one the address is relative
 */
export const pictureUrl = (id: string, publicUrl: string | undefined): string =>
  `${publicUrl ?? ''}/media/${id}/${largestWidth}.webp`

/**
 * Returns the id of the picture at an address of this site, open or signed, with or without the site's origin. Returns
 * null for other addresses. Checks neither the signature, which may have expired in a form, nor that the picture exists.
 */
export const pictureIdOf = (url: string, publicUrl: string | undefined): string | null => {
  const path = publicUrl && url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
  return ownAddress.exec(path)?.[1] ?? null
}
