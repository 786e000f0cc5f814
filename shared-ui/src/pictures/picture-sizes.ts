/** Widths, in pixels, that the server keeps of each picture. */
const widths = [320, 640, 1280]
const largest = /\/1280\.webp$/

/** The `srcset` of a picture of this site (`…/1280.webp`); undefined for any other address. */
export const pictureSizes = (src: string) =>
  largest.test(src)
    ? widths.map((width) => `${src.replace(largest, `/${width}.webp`)} ${width}w`).join(', ')
    : undefined
