import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installPackages } from '../install-packages'

const startTimeoutMs = 3 * 60_000

export interface Peer {
  stop(): Promise<void>
}

interface Options {
  packages: Record<string, string>
  /** File contents by path, relative to the server's folder. */
  files: Record<string, string>
  /** The script, relative to the server's folder, and its arguments. */
  program: string[]
  /** A URL that responds with 2xx once the server is ready. */
  url: string
}

async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

async function waitUntilReady(child: ChildProcess, url: string) {
  for (const end = performance.now() + startTimeoutMs; performance.now() < end; await pause(500)) {
    if (child.exitCode !== null)
      throw new Error(`${url}: the server exited with ${child.exitCode} during startup.`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
  }
  throw new Error(`${url}: the server was not ready within ${startTimeoutMs / 1000} s.`)
}

/** Installs a third-party server into a temporary folder and starts it in production mode; `stop` removes the folder. */
export async function startPeer({ packages, files, program, url }: Options): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-peer-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  let child: ChildProcess | undefined
  const stop = async () => {
    if (child && child.exitCode === null) {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    }
    await remove()
  }
  try {
    await writeFiles(folder, files)
    await installPackages(folder, packages)
    child = spawn(process.execPath, program, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await waitUntilReady(child, url)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}
