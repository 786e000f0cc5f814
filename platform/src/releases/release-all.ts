import { join } from 'node:path'
import { builtRelease } from '../parts/built-release'
import { findParts } from '../parts/parts'
import { liveVersions, sendRelease, type Site } from './send-release'

/** Makes the built version of every part live on a site, where it is not live already. */
export const releaseAll = async (site: Site): Promise<void> => {
  const live = await liveVersions(site.address)
  for (const part of findParts()) {
    const release = builtRelease(part)
    if (!release) throw new Error(`${part.name} is not built.`)
    if (live[part.name] !== release.version) await sendRelease(site, join(part.folder, 'dist'), release)
  }
}
