const megabyte = 1024 * 1024

/** Bytes that a release may have. Its pages are kept in memory as text, so they may have fewer. */
export const releaseLimits = {
  file: 20 * megabyte,
  /** All files together: what a team's first visitors would have to wait for many times over. */
  whole: 60 * megabyte,
  /** The shell's page. */
  html: megabyte,
  prerendered: 5 * megabyte,
}

export const inMegabytes = (bytes: number) => `${Math.ceil(bytes / megabyte)} MB`
