import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Declares the fields of `release.json` that benchmarks use. */
export interface Release {
  part: string
  version: string
  entry: string
  routes: { path: string }[]
  /** The scripts of each page, by route. */
  chunks?: Record<string, string[]>
  /** For remotes: the shared packages that they require. */
  requires?: object
  /** The singletons that each page and piece imports, by route or key of a slot. */
  asks?: Record<string, string[]>
  /** For shells: the shared packages, with the scripts of lazy ones. */
  provides?: Record<string, { files?: string[] }>
  /** For shells: the scripts of the API client. */
  calls?: string[]
  files: { path: string; size: number; sha384: string }[]
}

interface Site {
  address: string
  deployToken: string
}

const hexOf = (sha384: string) => Buffer.from(sha384.slice('sha384-'.length), 'base64').toString('hex')

/** Sends a release as `npm run release` does: posts the manifest, uploads missing files, and posts the manifest again. */
export async function sendRelease({ address, deployToken }: Site, release: Release, folder: string) {
  const authorization = `Bearer ${deployToken}`
  const postManifest = async () => {
    const response = await fetch(`${address}/api/release`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ release }),
    })
    if (!response.ok) throw new Error(`POST /api/release: ${response.status} ${await response.text()}`)
    return (await response.json()) as { missing: string[] }
  }
  const { missing } = await postManifest()
  for (const { path, sha384 } of release.files.filter((file) => missing.includes(file.sha384))) {
    const response = await fetch(`${address}/api/release/file/${hexOf(sha384)}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body: await readFile(join(folder, path)),
    })
    if (!response.ok) throw new Error(`PUT ${path}: ${response.status} ${await response.text()}`)
  }
  if (missing.length > 0) await postManifest()
}
