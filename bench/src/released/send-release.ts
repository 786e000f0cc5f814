import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `release.json`, as far as sending it needs to know it. */
export interface Release {
  part: string
  version: string
  files: { path: string; size: number; sha384: string }[]
  [field: string]: unknown
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
