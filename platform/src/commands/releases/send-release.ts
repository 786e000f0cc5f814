import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtRelease } from '../../build/parts/built'
import type { Part } from '../../build/parts/parts'
import { hexOf } from '../../contract/file-url'
import { inParallel, parallelRequests } from '../../contract/in-parallel'
import type { Release, ReleaseOrigin } from '../../contract/release'
import { askSite, callSite, type Served, type Site } from './site-calls.mjs'

/** A built release and the folder of its files. */
export interface BuiltRelease {
  folder: string
  release: Release
}

/** @throws Error if the part is not built */
export function builtOf(part: Part): BuiltRelease {
  const release = builtRelease(part)
  if (!release) throw new Error(`${part.name} is not built.`)
  return { folder: join(part.folder, 'dist'), release }
}

/** A file on this machine. */
interface LocalFile {
  file: string
  size: number
  sha384: string
}

/** Number and bytes of the files that the site lacked. */
interface Upload {
  files: number
  bytes: number
}

/** The result of sending several releases. */
export interface SentTogether<Extra = object> extends Upload {
  parts: ({ part: string; served: Served | null } & Extra)[]
}

/**
 * Asks a site to store something, sends those of the files whose hashes it answers as missing, and asks again. A second
 * run resumes an interrupted one.
 * @throws Error with the site's reason for a refusal
 */
export async function sendWithFiles<Answer extends { missing: string[] }>(
  site: Site,
  files: LocalFile[],
  request: { method: 'POST' | 'PUT'; path: string; body: object },
): Promise<Answer & Upload> {
  const { path, ...rest } = request
  const ask = () => askSite<Answer>(site, path, { ...rest, isLong: true })
  const first = await ask()
  if (first.missing.length === 0) return { ...first, files: 0, bytes: 0 }
  const wanted = first.missing.flatMap((hash) => files.find(({ sha384 }) => sha384 === hash) ?? [])
  await inParallel(wanted, parallelRequests, async ({ file, sha384 }) =>
    callSite(site, `/api/release/file/${hexOf(sha384)}`, { method: 'PUT', body: await readFile(file) }),
  )
  const answer = await ask()
  if (answer.missing.length > 0) throw new Error('The site still lacks files. Run the command again.')
  return { ...answer, files: wanted.length, bytes: wanted.reduce((sum, { size }) => sum + size, 0) }
}

const filesOf = ({ folder, release }: BuiltRelease): LocalFile[] =>
  release.files.map(({ path, ...rest }) => ({ ...rest, file: join(folder, path) }))

interface ReleaseFields {
  /** Shown in the history. */
  why?: string
  /** Percentage of visitors who get it; everybody if undefined. */
  canary?: number
  origin?: ReleaseOrigin
}

/**
 * Sends a built release to a site and makes it live there.
 * @param folder the folder of the built files
 */
export const sendRelease = (site: Site, folder: string, release: Release, fields: ReleaseFields = {}) =>
  sendWithFiles<{ missing: string[]; served: Served }>(site, filesOf({ folder, release }), {
    method: 'POST',
    path: '/api/release',
    body: { release, ...fields },
  })

/**
 * Sends built releases to a site and makes them live there in one transaction, or none.
 * @param fields the other fields of `POST /api/release/batch`
 */
export const sendTogether = <Extra>(site: Site, builds: BuiltRelease[], fields: object) =>
  sendWithFiles<SentTogether<Extra> & { missing: string[] }>(site, builds.flatMap(filesOf), {
    method: 'POST',
    path: '/api/release/batch',
    body: { releases: builds.map(({ release }) => release), ...fields },
  })
