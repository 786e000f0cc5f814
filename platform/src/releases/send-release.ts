import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '../contract/release'

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

const hexOf = (sha384: string) => Buffer.from(sha384.slice('sha384-'.length), 'base64').toString('hex')

const messageOf = async (answer: Response) => {
  const body: unknown = await answer.json().catch(() => undefined)
  const said = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof said === 'string' ? said : `the site answered ${answer.status}`
}

const send = async (
  { address, token }: Site,
  path: string,
  request: RequestInit & { headers: Record<string, string> },
) => {
  const headers = { ...request.headers, authorization: `Bearer ${token}` }
  const answer = await fetch(address + path, { ...request, headers })
  if (!answer.ok) throw new Error(await messageOf(answer))
  return answer
}

const ask = async (site: Site, release: Release, why?: string): Promise<Outcome> => {
  const body = JSON.stringify({ release, why })
  const answer = await send(site, '/api/release', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  // The site's own answer, as its OpenAPI document describes it.
  return (await answer.json()) as Outcome
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
  why?: string,
): Promise<void> => {
  const { missing } = await ask(site, release, why)
  for (const file of release.files.filter(({ sha384 }) => missing.includes(sha384))) {
    await send(site, `/api/release/file/${hexOf(file.sha384)}`, {
      method: 'PUT',
      body: await readFile(join(folder, file.path)),
      headers: { 'content-type': 'application/octet-stream' },
    })
  }
  if (missing.length === 0) return
  const outcome = await ask(site, release, why)
  if (!outcome.live)
    throw new Error(`${release.part} ${release.version} did not become live: files are still missing.`)
}

/** By part, the version that is live on a site; empty while there is no shell. */
export const liveVersions = async (address: string): Promise<Record<string, string>> => {
  const answer = await fetch(`${address}/registry.json`)
  if (!answer.ok) return {}
  const { shell, remotes } = (await answer.json()) as {
    shell: { version: string }
    remotes: { name: string; version: string }[]
  }
  return { shell: shell.version, ...Object.fromEntries(remotes.map(({ name, version }) => [name, version])) }
}
