import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '../contract/release'
import { askSite, callSite } from './site-calls'

export interface Site {
  /** Its address, without a slash at the end. */
  address: string
  /** A deploy token that is good for the part. */
  token: string
}

/** What a part serves on a site. */
export interface Served {
  part: string
  live: string
  canary: { version: string; percent: number } | null
  isOff: boolean
}

interface Outcome {
  missing: string[]
  /** Null while files are missing. */
  served: Served | null
}

interface Order {
  /** For the history. */
  why?: string
  /** How many of a hundred visitors get it; everybody when not given. */
  canary?: number
}

/** What sending a release came to. */
export interface Sent {
  served: Served
  /** Files that the site lacked, and their bytes. */
  files: number
  bytes: number
}

const hexOf = (sha384: string) => Buffer.from(sha384.slice('sha384-'.length), 'base64').toString('hex')

const ask = (site: Site, release: Release, order: Order) =>
  askSite<Outcome>(site, '/api/release', { method: 'POST', body: { release, ...order } })

const unlessStillMissing = ({ part, version }: Release, served: Served | null) => {
  if (served) return served
  throw new Error(`${part} ${version} did not become live: files are still missing. Run it again.`)
}

/**
 * Sends a built release to a site and makes it live there. Sends only files that the site lacks, so an interrupted
 * release goes on where it stopped when it is run again.
 *
 * @param folder where the built files lie
 * @throws Error with the site's reason when it refuses
 */
export const sendRelease = async (
  site: Site,
  folder: string,
  release: Release,
  order: Order = {},
): Promise<Sent> => {
  const { missing, served } = await ask(site, release, order)
  if (served) return { served, files: 0, bytes: 0 }
  const files = missing.flatMap((hash) => release.files.find(({ sha384 }) => sha384 === hash) ?? [])
  for (const { path, sha384 } of files) {
    const body = await readFile(join(folder, path))
    await callSite(site, `/api/release/file/${hexOf(sha384)}`, { method: 'PUT', body })
  }
  const outcome = await ask(site, release, order)
  return {
    served: unlessStillMissing(release, outcome.served),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  }
}
