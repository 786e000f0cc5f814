/** The widths in pixels that the server keeps of each picture. */
const pictureWidths = [320, 640, 1280]
/** Matches the end of a picture URL that the API returns, up to the query of a signed one. */
const largestPicture = /\/1280\.webp(?=$|\?)/

/** Returns the URL of a picture of this site at 320 px width; any other URL unchanged. */
export const smallPicture = (src: string) => src.replace(largestPicture, '/320.webp')

/** Returns the `srcset` of a picture of this site (`…/1280.webp`); undefined for any other URL. */
export const pictureSizes = (src: string) =>
  largestPicture.test(src)
    ? pictureWidths.map((width) => `${src.replace(largestPicture, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined
