import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { metricsToken } from '../site/server-metrics'
import { type Content, fillSite } from './fill-site'
import type { Revision } from './unpack-revision'

export interface FilledRevision {
  name: string
  address: string
  content: Content
  /** Stops the site, and removes its data. */
  stop(): Promise<void>
}

/** Returns the program and the arguments of a command, which has the same name in every revision. */
const commandOf = ({ folder }: Revision, command: string) =>
  [process.execPath, [join(folder, 'platform/bin/bucketeer.mjs'), command]] as const

/** Installs the packages of a revision and builds it, unless that has been done. */
async function build(revision: Revision) {
  const child = spawn(...commandOf(revision, 'build'), {
    cwd: revision.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The build of ${revision.name} ended with ${code}.`)
}

/** Reads the address from the line of JSON that `throwaway` prints. */
async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /"address":"([^"]+)"/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('The site ended before it was ready.')
}

/** Starts a site of a built revision with the demo content, without limits, and with a database of its own. */
async function startSite(revision: Revision) {
  const child = spawn(...commandOf(revision, 'throwaway'), {
    cwd: revision.folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      LIMITS: 'off',
      MAX_CALLS_BY_ADDRESS: '100000',
      METRICS_TOKEN: metricsToken,
      LOAD_PLACES: 'false',
    },
  })
  const exited = once(child, 'exit')
  const address = await readAddress(child.stdout)
  child.stdout.resume()
  const stop = async () => {
    child.stdin.end()
    await exited
  }
  return { address, stop }
}

/** Builds a revision, starts a site of it, and creates this many Kicks there. */
export async function startRevision(revision: Revision, kickCount: number): Promise<FilledRevision> {
  await build(revision)
  const { address, stop } = await startSite(revision)
  try {
    return { name: revision.name, address, content: await fillSite(address, kickCount), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
