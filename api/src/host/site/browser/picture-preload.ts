import type { FirstPicture } from '@bucketeer/platform'
import { largestWidth, pictureWidths } from '../../../modules/media/picture-widths'

const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data)

/** Matches the end of a picture's URL, up to the query of a signed one. */
const largestFile = new RegExp(`/${largestWidth}\\.webp(?=$|\\?)`)

/** Preloads the first picture of an API response, in the width that its `<img>` will choose. */
export const preloadPicture = (data: unknown, { at, sizes }: FirstPicture) => {
  const url = valueAt(data, at)
  if (typeof url !== 'string' || !largestFile.test(url)) return
  const attributes = {
    rel: 'preload',
    as: 'image',
    fetchpriority: 'high',
    imagesrcset: pictureWidths
      .map((width) => `${url.replace(largestFile, `/${width}.webp`)} ${width}w`)
      .join(', '),
    imagesizes: sizes,
  }
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
}
