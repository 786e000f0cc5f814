const megabyte = 1024 * 1024

/** Maximum bytes of a release. Pages have lower limits, because they are kept in memory as text. */
export const releaseLimits = {
  file: 20 * megabyte,
  /** All files together. */
  whole: 60 * megabyte,
  /** The shell's index.html. */
  html: megabyte,
  prerendered: 5 * megabyte,
  manifest: 2 * megabyte,
  /** The manifests of several releases. */
  batch: 16 * megabyte,
}

export const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte)} MB`
