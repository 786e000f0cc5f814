import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDatabase } from '../site/fill-database'
import { median } from '../statistics'
import type { Benchmark } from '../benchmark'
import { root } from '../root'
import { freePort } from '../site/free-port'
import { startIsolatedServer } from '../site/start-server'
import type { Row, Table } from '../table'
import { runCommand, startCommand } from './run-command'
import { hotReload } from './hot-reload'

const longest = { release: 20, hotReload: 2 }

const row = (what: string, seconds: number, atMost?: number): Row => ({
  cells: [what, `${seconds.toFixed(1)} s`, atMost === undefined ? '' : `≤ ${atMost} s`],
  ...(atMost !== undefined && { met: seconds <= atMost }),
})

const partNames = async () => {
  const remotes = (await readdir(root)).filter((entry) => entry.startsWith('remote-'))
  return ['shell', ...remotes.map((entry) => entry.slice('remote-'.length))]
}

/** On a site of its own that serves the shell and this one remote. */
async function releaseAndReload(): Promise<Row[]> {
  const token = randomBytes(32).toString('hex')
  const site = await startIsolatedServer({ env: { DEPLOY_TOKEN: token, ALLOW_OVERRIDES: 'true' } })
  const release = (part: string) =>
    runCommand(['release', part, '--to', site.address], { DEPLOY_TOKEN: token })
  try {
    await fillDatabase(site.connection, { kicks: 1000, people: 100 })
    await release('shell')
    const released = (await runCommand(['build', 'kicks'])) + (await release('kicks'))
    const reloads = await hotReload(site.address)
    return [
      row('build and release of one remote', released, longest.release),
      row('hot reload, from saving to the screen', median(reloads), longest.hotReload),
    ]
  } finally {
    await site.stop()
  }
}

/** What `npm start` does where all is installed and built, in a data folder that is empty, and then once more. */
async function starts(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-start-'))
  const start = async () => {
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' }
    const site = await startCommand(['start'], /Bucketeer is at (\S+)/, env)
    await site.stop()
    return site.seconds
  }
  try {
    return [
      row('npm start, with an empty data folder', await start()),
      row('npm start, later', await start()),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const tableOf = (name: string, title: string, rows: Row[]): Table => ({
  name: `work-${name}`,
  title,
  columns: ['what', 'time', 'goal'],
  rows,
})

/** How long teams wait for what they do all day. */
export const work: Benchmark = {
  name: 'work',
  isUsual: true,
  async *run() {
    yield tableOf('release', 'Release one remote, and develop it', await releaseAndReload())
    yield tableOf('start', 'Start the site', await starts())
    const seconds = await runCommand(['build', ...(await partNames())])
    yield tableOf('build', 'Build everything', [row('cold build of all parts', seconds)])
  },
}
