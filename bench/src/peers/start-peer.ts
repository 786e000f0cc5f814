import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installPackages } from '../install-packages'

const longestStartMs = 3 * 60_000

export interface Peer {
  stop(): Promise<void>
}

interface Options {
  packages: Record<string, string>
  /** By their path in its folder. */
  files: Record<string, string>
  /** What is run, from its folder on. */
  program: string[]
  /** What it answers when it is ready. */
  url: string
}

const write = async (folder: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

const untilReady = async (child: ChildProcess, url: string) => {
  for (const end = performance.now() + longestStartMs; performance.now() < end; await pause(500)) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode} while it started.`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('It did not start in time.')
}

/** Installs somebody else's server in a folder of its own, and starts it in production mode. Nothing is left of it. */
export async function startPeer({ packages, files, program, url }: Options): Promise<Peer> {
  const folder = await mkdtemp(join(tmpdir(), 'bucketeer-peer-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  let child: ChildProcess | undefined
  const stop = async () => {
    if (child && child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    await remove()
  }
  try {
    await write(folder, files)
    await installPackages(folder, packages)
    child = spawn(process.execPath, program, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await untilReady(child, url)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}
