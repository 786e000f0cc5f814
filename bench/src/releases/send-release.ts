import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `release.json`, as far as measures look into it. */
export interface Release {
  part: string
  version: string
  entry: string
  routes: { path: string }[]
  /** By route: the scripts of its page. */
  chunks?: Record<string, string[]>
  /** Of a remote: what it asks the shell for. */
  requires?: object
  asks?: object
  /** Of a shell: by singleton, the scripts of those that come late. */
  provides?: Record<string, { files?: string[] }>
  /** Of a shell: the scripts that make calls. */
  calls?: string[]
  files: { path: string; size: number; sha384: string }[]
}

interface Site {
  address: string
  deployToken: string
}

const hexOf = (sha384: string) => Buffer.from(sha384.slice('sha384-'.length), 'base64').toString('hex')

/** Sends a release as the command does: asks, sends what is missing, asks again. */
export const sendRelease = async ({ address, deployToken }: Site, release: Release, folder: string) => {
  const authorization = `Bearer ${deployToken}`
  const ask = async () => {
    const answer = await fetch(`${address}/api/release`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ release }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { missing: string[] }
  }
  const { missing } = await ask()
  for (const { path, sha384 } of release.files.filter((file) => missing.includes(file.sha384))) {
    const answer = await fetch(`${address}/api/release/file/${hexOf(sha384)}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body: await readFile(join(folder, path)),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  if (missing.length > 0) await ask()
}
