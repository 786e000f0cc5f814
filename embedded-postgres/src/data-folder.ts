import { spawn } from 'node:child_process'
import { chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describeFailure, reasonIn } from './describe-failure'
import { siteName } from './socket-dir'
import { changeOwner, initdbUserFor, type ServerUser } from './server-user'
import { inFolder } from './programs'
import { isAlive } from './postmaster'

interface NewCluster {
  /** The data folder; a missing parent is created. */
  folder: string
  programs: string
  user: ServerUser | null
  signal: AbortSignal
}

/** @returns whether the folder has a complete cluster */
export async function holdsCluster(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw new Error(`The data folder ${folder} can't be read: ${describeFailure(error)}.`)
  })
  if (names.length === 0) return false
  if (names.includes('PG_VERSION')) return true
  throw new Error(
    `${folder} is no PostgreSQL data folder, and not empty: move it away, or set another DATA_DIR.`,
  )
}

/**
 * Creates a cluster in a temporary folder, and moves it when it is complete and on the disk. An interrupted start
 * never leaves an incomplete cluster.
 */
export async function createCluster({ folder, programs, user, signal }: NewCluster): Promise<void> {
  const draft = `${folder}.new.${process.pid}`
  try {
    await removeAbandonedDrafts(folder)
    await mkdir(draft, { recursive: true, mode: 0o700 })
    const maker = user && (await initdbUserFor(user))
    if (maker) await chown(draft, maker.uid, maker.gid)
    await initdb({ folder: draft, programs, user: maker, signal })
    if (user) await changeOwner(draft, user)
    await rename(draft, folder)
    await syncFolder(dirname(folder))
  } catch (error) {
    throw new Error(`PostgreSQL's data can't be made in ${folder}: ${describeFailure(error)}.`, {
      cause: error,
    })
  } finally {
    // A child of initdb may outlive it for a moment, and still write.
    await rm(draft, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function removeAbandonedDrafts(folder: string): Promise<void> {
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const maker = path.startsWith(`${folder}.new.`) ? Number(path.slice(`${folder}.new.`.length)) : 0
    if (maker > 0 && (maker === process.pid || !isAlive(maker)))
      await rm(path, { recursive: true, force: true })
  }
}

async function initdb(cluster: NewCluster): Promise<void> {
  const outcome = await runInitdb(cluster, 'C.UTF-8')
  if (!/invalid locale name/.test(outcome)) return finish(outcome)
  finish(await runInitdb(cluster, 'C'))
}

function finish(outcome: string): void {
  if (outcome !== '') throw new Error(reasonIn(outcome))
}

/**
 * @param characters the locale for character classes. With C.UTF-8, where the system has it, trigram search knows the
 * letters of all scripts.
 * @returns the errors of initdb; empty on success
 */
const runInitdb = ({ folder, programs, user, signal }: NewCluster, characters: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { name, options } = inFolder(folder, user)
    const locale = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${characters}`,
    ]
    const trust = ['--auth-local=trust', '--auth-host=reject']
    const program = spawn(
      join(programs, 'bin/initdb'),
      ['-D', name, '-U', siteName, '-E', 'UTF8', ...locale, ...trust, '--no-instructions'],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'], signal },
    )
    let complaints = ''
    program.stderr?.on('data', (text: Buffer) => (complaints += text.toString()))
    // An abort rejects before initdb has ended; a program that never started emits no end.
    program.once('error', (error) => program.pid === undefined && reject(error))
    program.once('close', (code) => resolve(code === 0 ? '' : complaints || `initdb ended with ${code}`))
  })

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
