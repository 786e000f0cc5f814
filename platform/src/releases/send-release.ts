import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, ReleaseFile } from '../contract/release'
import { askSite, callSite, type Served, type Site } from './site-calls.mjs'

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

/** A built release, and where its files lie. */
export interface BuiltRelease {
  folder: string
  release: Release
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
  askSite<Outcome>(site, '/api/release', {
    method: 'POST',
    body: { release, ...order },
    isLong: true,
  })

const unlessStillMissing = ({ part, version }: Release, served: Served | null) => {
  if (served) return served
  throw new Error(`${part} ${version} did not become live: files are still missing. Run it again.`)
}

/** Sends the files of these releases whose hashes a site named as missing. */
export const sendMissing = async (
  site: Site,
  builds: BuiltRelease[],
  missing: string[],
): Promise<ReleaseFile[]> => {
  const files = builds.flatMap(({ folder, release }) => release.files.map((file) => ({ folder, file })))
  const wanted = missing.flatMap((hash) => files.find(({ file }) => file.sha384 === hash) ?? [])
  for (const { folder, file } of wanted) {
    const body = await readFile(join(folder, file.path))
    await callSite(site, `/api/release/file/${hexOf(file.sha384)}`, { method: 'PUT', body })
  }
  return wanted.map(({ file }) => file)
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
  const files = await sendMissing(site, [{ folder, release }], missing)
  const outcome = await ask(site, release, order)
  return {
    served: unlessStillMissing(release, outcome.served),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  }
}
