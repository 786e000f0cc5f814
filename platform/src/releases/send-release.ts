import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, ReleaseFile, ReleaseOrigin } from '../contract/release'
import { askSite, callSite, type Served, type Site } from './site-calls.mjs'

interface Outcome {
  missing: string[]
  /** Null while files are missing or the release waits for approval. */
  served: Served | null
  /** Whether the release waits for approval. Older sites leave it out. */
  isPending?: boolean
}

interface Order {
  /** Shown in the history. */
  why?: string
  /** Percentage of visitors who get it; everybody if undefined. */
  canary?: number
  origin?: ReleaseOrigin
  /** An ed25519 signature of the manifest, in base64. */
  signature?: string
}

/** A built release and the folder of its files. */
export interface BuiltRelease {
  folder: string
  release: Release
}

/** The result of sending a release. */
export interface Sent {
  /** Null if the release waits for approval. */
  served: Served | null
  /** Number and bytes of the files that the site lacked. */
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

const unlessStillMissing = ({ part, version }: Release, { served, isPending }: Outcome) => {
  if (served || isPending) return served
  throw new Error(`${part} ${version} is not live: files are still missing. Run the command again.`)
}

/** Sends those files of the releases whose hashes the site reported as missing. */
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
 * Sends a built release to a site and makes it live there. It sends only files that the site lacks, so a second run
 * resumes an interrupted release.
 *
 * @param folder the folder of the built files
 * @throws Error with the site's reason for a refusal
 */
export const sendRelease = async (
  site: Site,
  folder: string,
  release: Release,
  order: Order = {},
): Promise<Sent> => {
  const first = await ask(site, release, order)
  if (first.served || first.isPending) return { served: first.served, files: 0, bytes: 0 }
  const files = await sendMissing(site, [{ folder, release }], first.missing)
  const outcome = await ask(site, release, order)
  return {
    served: unlessStillMissing(release, outcome),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  }
}
