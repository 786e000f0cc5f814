import type { PlannedPicture } from '../page-start'

const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data)

/** Preloads the first picture of an API response, in the width that its `<img>` will choose. */
export const preloadPicture = (data: unknown, { at, sizes, widths }: PlannedPicture) => {
  const url = valueAt(data, at)
  // The end of a picture's URL, up to the query of a signed one.
  const largestFile = new RegExp(`/${widths.at(-1)}\\.webp(?=$|\\?)`)
  if (typeof url !== 'string' || !largestFile.test(url)) return
  const attributes = {
    rel: 'preload',
    as: 'image',
    fetchpriority: 'high',
    imagesrcset: widths.map((width) => `${url.replace(largestFile, `/${width}.webp`)} ${width}w`).join(', '),
    imagesizes: sizes,
  }
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
}
