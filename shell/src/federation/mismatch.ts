import { isInRange, type LiveRemote } from '@bucketeer/platform/runtime'

/** A remote was built for versions that this page does not have, so nothing of it is loaded. */
export class Mismatch extends Error {
  override name = 'Mismatch'
}

/** By singleton, the versions that this page has of it. */
export type Shared = Record<string, Record<string, unknown> | undefined>

/**
 * Checks once more, in the page, what the server checked at the release: a page that has been open for long may have
 * an older shell than the one that is live now.
 * @throws Mismatch with the remote, the singleton and both versions
 */
export const expectFit = ({ name, version, requires }: LiveRemote, shared: Shared) => {
  for (const [singleton, range] of Object.entries(requires)) {
    const versions = Object.keys(shared[singleton] ?? {})
    if (versions.some((each) => isInRange(each, range))) continue
    const have = versions.length > 0 ? versions.join(', ') : 'none'
    throw new Mismatch(`${name} ${version} asks for ${singleton} ${range}, and this page has ${have}.`)
  }
}
