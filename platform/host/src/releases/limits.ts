const megabyte = 1024 * 1024

/** Maximum bytes of a release. The HTML has a lower limit, because it is kept in memory as text. */
export const releaseLimits = {
  file: 20 * megabyte,
  /** All files together. */
  whole: 60 * megabyte,
  /** The shell's index.html. */
  html: megabyte,
  /** With its prerendered pages. */
  manifest: 7 * megabyte,
  /** The manifests of several releases, with their pages. */
  batch: 16 * megabyte,
}

export const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte)} MB`
