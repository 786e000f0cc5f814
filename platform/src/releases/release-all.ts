import { join } from 'node:path'
import type { Registry } from '../contract/registry'
import { isInRange } from '../contract/range'
import { isShellRelease, type Release } from '../contract/release'
import { builtRelease } from '../parts/built-release'
import { findParts } from '../parts/parts'
import { sendRelease, type Site } from './send-release'
import { askSite } from './site-calls'

/** What is live on a site; undefined while there is no shell. */
const liveOn = async (address: string): Promise<Registry | undefined> => {
  const answer = await fetch(`${address}/registry.json`)
  return answer.ok ? ((await answer.json()) as Registry) : undefined
}

const builtParts = () =>
  findParts().map((part) => {
    const release = builtRelease(part)
    if (!release) throw new Error(`${part.name} is not built.`)
    return { folder: join(part.folder, 'dist'), release }
  })

/** The live remotes that were built for other versions of what parts share than a new shell brings. */
export const leftBehind = (releases: Release[], live: Registry | undefined): string[] => {
  const shell = releases.find(isShellRelease)
  const fits = ([singleton, range]: [string, string]) => {
    const provided = shell?.provides[singleton]
    return provided !== undefined && isInRange(provided.version, range)
  }
  return (live?.remotes ?? [])
    .filter(({ isOff, requires }) => !isOff && !Object.entries(requires).every(fits))
    .map(({ name }) => name)
    .filter((name) => releases.some(({ part }) => part === name))
}

/**
 * Makes the built version of every part live on a site, where it is not live already. A shell with a new major version
 * of what parts share would be refused as long as remotes are live that were built for the one before: those are off
 * until their own new version is there.
 */
export const releaseAll = async (site: Site): Promise<void> => {
  const live = await liveOn(site.address)
  const parts = builtParts()
  const behind = leftBehind(
    parts.map(({ release }) => release),
    live,
  )
  const turn = (part: string, isOff: boolean) =>
    askSite(site, `/api/release/${part}/switch`, {
      method: 'PUT',
      body: { isOff, why: 'another version of what parts share comes with the shell' },
    })
  for (const part of behind) await turn(part, true)
  const versions = new Map(
    live && [
      ['shell', live.shell.version],
      ...live.remotes.map(({ name, version }) => [name, version] as const),
    ],
  )
  for (const { folder, release } of parts) {
    if (versions.get(release.part) !== release.version) await sendRelease(site, folder, release)
    if (behind.includes(release.part)) await turn(release.part, false)
  }
}
