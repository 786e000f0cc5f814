import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hexOf } from '../contract/file-url'
import type { Release, ReleaseFile, ReleaseOrigin } from '../contract/release'
import { askSite, callSite, type Served, type Site } from './site-calls.mjs'

interface Outcome {
  missing: string[]
  /** Null while files are missing. */
  served: Served | null
}

interface ReleaseFields {
  /** Shown in the history. */
  why?: string
  /** Percentage of visitors who get it; everybody if undefined. */
  canary?: number
  origin?: ReleaseOrigin
}

/** A built release and the folder of its files. */
export interface BuiltRelease {
  folder: string
  release: Release
}

/** Number and bytes of the files that the site lacked. */
interface Upload {
  files: number
  bytes: number
}

/** The result of sending a release. */
export interface Sent extends Upload {
  served: Served
}

/** The result of sending several releases. */
export interface SentTogether<Extra = object> extends Upload {
  parts: ({ part: string; served: Served | null } & Extra)[]
}

const ask = (site: Site, release: Release, fields: ReleaseFields) =>
  askSite<Outcome>(site, '/api/release', {
    method: 'POST',
    body: { release, ...fields },
    isLong: true,
  })

const unlessStillMissing = ({ part, version }: Release, { served }: Outcome) => {
  if (served) return served
  throw new Error(`${part} ${version} is not live: files are still missing. Run the command again.`)
}

const uploadOf = (files: ReleaseFile[]): Upload => ({
  files: files.length,
  bytes: files.reduce((sum, { size }) => sum + size, 0),
})

/** Sends those files of the releases whose hashes the site reported as missing. */
const sendMissing = async (site: Site, builds: BuiltRelease[], missing: string[]): Promise<ReleaseFile[]> => {
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
  fields: ReleaseFields = {},
): Promise<Sent> => {
  const first = await ask(site, release, fields)
  if (first.served) return { served: first.served, files: 0, bytes: 0 }
  const files = await sendMissing(site, [{ folder, release }], first.missing)
  const outcome = await ask(site, release, fields)
  return { served: unlessStillMissing(release, outcome), ...uploadOf(files) }
}

/**
 * Sends built releases to a site and makes them live there in one transaction, or none. Like `sendRelease`, it resumes
 * an interrupted release.
 *
 * @param fields the other fields of `POST /api/release/batch`
 * @throws Error with the site's reason for a refusal
 */
export const sendTogether = async <Extra>(
  site: Site,
  builds: BuiltRelease[],
  fields: object,
): Promise<SentTogether<Extra>> => {
  const body = { releases: builds.map(({ release }) => release), ...fields }
  const ask = () =>
    askSite<Pick<SentTogether<Extra>, 'parts'> & { missing: string[] }>(site, '/api/release/batch', {
      method: 'POST',
      body,
      isLong: true,
    })
  const first = await ask()
  if (first.missing.length === 0) return { parts: first.parts, files: 0, bytes: 0 }
  const files = await sendMissing(site, builds, first.missing)
  const { missing, parts } = await ask()
  if (missing.length > 0)
    throw new Error('The site still lacks files of this release. Run the command again.')
  return { parts, ...uploadOf(files) }
}
