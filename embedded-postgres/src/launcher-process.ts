import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readLauncherMessage, type Log } from './launcher-message'

interface Launch {
  folder: string
  socketDir: string
  log: Log
}

export interface LauncherProcess {
  /** Resolves when the launcher and PostgreSQL have ended. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** @returns once PostgreSQL accepts connections. @throws Error with one sentence when it cannot start */
export const launchPostgres = async ({ folder, socketDir, log }: Launch): Promise<LauncherProcess> => {
  const child = spawn(process.execPath, [...launcherFile(import.meta.url), folder, socketDir], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'] },
  })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  await untilReady(child, log)
  letParentEnd(child)
  const stop = () => {
    child.ref()
    child.stdin?.destroy()
    return ended
  }
  return { ended, stop }
}

/** In a build, the launcher is next to the bundle; in development, it is the TypeScript file next to this one. */
const launcherFile = (here: string): string[] => {
  if (!here.endsWith('.ts')) return [fileURLToPath(new URL('./postgres-launcher.js', here))]
  const typescript = pathToFileURL(createRequire(here).resolve('tsx')).href
  return ['--import', typescript, fileURLToPath(new URL('./launcher.ts', here))]
}

const untilReady = (child: ChildProcess, log: Log): Promise<void> =>
  new Promise((resolve, reject) => {
    const { stdout } = child
    if (!stdout) return reject(new Error('The PostgreSQL launcher has no output.'))
    createInterface({ input: stdout }).on('line', (line) => {
      const message = readLauncherMessage(line)
      if (message.kind === 'ready') resolve()
      else if (message.kind === 'failed') reject(new Error(message.message))
      else log[message.level](message.message)
    })
    child.once('error', (error) =>
      reject(new Error(`The PostgreSQL launcher could not start: ${error.message}.`)),
    )
    child.once('close', (code) => reject(new Error(`The PostgreSQL launcher ended unexpectedly (${code}).`)))
  })

/** Lets an idle parent end, which closes the pipe and stops PostgreSQL. */
const letParentEnd = (child: ChildProcess): void => {
  child.unref()
  for (const stream of [child.stdin, child.stdout]) if (stream && 'unref' in stream) unref(stream)
}

const unref = (stream: object): void => {
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref()
}
