/** Widths, in pixels, that the server keeps of each picture. */
const pictureWidths = [320, 640, 1280]
/** What the address ends with that the API gives of a picture. */
const largestPicture = /\/1280\.webp$/

/** The address of a picture of this site at its smallest size, 320 px wide; any other address as it is. */
export const smallPicture = (src: string) => src.replace(largestPicture, '/320.webp')

/** The `srcset` of a picture of this site (`…/1280.webp`); undefined for any other address. */
export const pictureSizes = (src: string) =>
  largestPicture.test(src)
    ? pictureWidths.map((width) => `${src.replace(largestPicture, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined
