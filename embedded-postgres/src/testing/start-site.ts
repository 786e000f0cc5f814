import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import type { ServerUser } from '../server-user'

const sites: ChildProcess[] = []

/**
 * Starts `site.ts` as a process, optionally as another user. Its first line is the connection or the error; it ends
 * with its standard input.
 */
export function startSite(dataDir: string, user?: ServerUser) {
  const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const site = spawn(process.execPath, ['--import', typescript, join(__dirname, 'site.ts'), dataDir], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  sites.push(site)
  const firstLine = new Promise<string>((resolve) => createInterface(site.stdout).once('line', resolve))
  return { site, firstLine }
}

export function killSites(): void {
  for (const site of sites.splice(0)) site.kill('SIGKILL')
}

export async function connectionOf(firstLine: Promise<string>): Promise<pg.ClientConfig> {
  const line = await firstLine
  if (line.startsWith('failed')) throw new Error(line)
  return JSON.parse(line)
}
