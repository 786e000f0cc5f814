import type { Integrity } from './registry'

/** The base URLs of a release's files. Each ends with a slash. */
export interface FilePlace {
  /** A URL that contains the version. */
  base: string
  /** A URL without the version. Development servers have none. */
  filesBase?: string
}

/** The query parameter with the hash of a file below {@link FilePlace.filesBase}. */
export const hashParameter = 'sha384'

const prefix = 'sha384-'

/** Returns a hash as it is written in URLs: base64url, without its prefix. */
export const toUrlHash = (sha384: string): string =>
  sha384.slice(prefix.length).replaceAll('+', '-').replaceAll('/', '_')

/** Returns a hash in hexadecimal digits without its prefix, as the calls and the store of files name it. */
export const hexOf = (sha384: string): string =>
  Array.from(atob(sha384.slice(prefix.length)), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('')

/** Returns the hash of a {@link toUrlHash}; undefined for other text. */
export const fromUrlHash = (text: string): string | undefined =>
  /^[\w-]{64}$/.test(text) ? prefix + text.replaceAll('-', '+').replaceAll('_', '/') : undefined

/**
 * Returns the URL of a script. With a `filesBase` it is the same in every version that contains the same script, so that
 * browsers keep it cached.
 */
export function scriptUrl(
  { base, filesBase, integrity }: FilePlace & { integrity: Integrity },
  file: string,
): string {
  const hash = integrity[file]
  return filesBase && hash ? `${filesBase}${file}?${hashParameter}=${toUrlHash(hash)}` : base + file
}

/** The name of a release's details file. No file of a build can have it. */
export const detailsFile = '~details.json'

/** Returns the URL of a release's details file. It contains the hash, so that browsers keep the file cached. */
export const detailsUrl = (part: string, version: string, sha384: string): string =>
  `/releases/${part}/${version}/${detailsFile}?${hashParameter}=${toUrlHash(sha384)}`

/** Returns the base URL of assets, whose names contain their hash. */
export const assetBase = ({ base, filesBase = base }: FilePlace): string => filesBase

/** Returns whether a name contains the hash of its file, as the presets name assets. */
export const hasHashInName = (path: string): boolean => /\.[0-9a-f]{8,}\.[a-z0-9]+$/.test(path)
