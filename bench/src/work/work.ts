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

const goals = { release: 10, hotReload: 2 }

const toRow = (what: string, seconds: number, goal?: number): Row => ({
  cells: [what, `${seconds.toFixed(1)} s`, goal === undefined ? '' : `≤ ${goal} s`],
  ...(goal !== undefined && { met: seconds <= goal }),
})

async function partNames() {
  const remotes = (await readdir(root)).filter((entry) => entry.startsWith('remote-'))
  return ['shell', ...remotes.map((entry) => entry.slice('remote-'.length))]
}

/** Measures a release and hot reload on an isolated site that serves the shell and one remote. */
async function measureReleaseAndHotReload(smallest: boolean): Promise<Row[]> {
  const token = randomBytes(32).toString('hex')
  const site = await startIsolatedServer({ env: { DEPLOY_TOKEN: token, ALLOW_OVERRIDES: 'true' } })
  const release = (part: string) =>
    runCommand(['release', part, '--unchecked', '--to', site.address], { DEPLOY_TOKEN: token })
  try {
    await fillDatabase(site.connection, { kicks: 1000, users: 100 })
    await release('shell')
    // The site has the remote's files, as before every later release. This one builds the remote and renders its pages.
    await release('kicks')
    if (!smallest) await rm(join(root, 'remote-kicks/dist'), { recursive: true, force: true })
    const releaseSeconds = await release('kicks')
    const hotReloadSeconds = await hotReload(site.address, smallest ? 1 : 5)
    return [
      toRow('build and release one remote', releaseSeconds, goals.release),
      toRow('hot reload, from save to screen', median(hotReloadSeconds), goals.hotReload),
    ]
  } finally {
    await site.stop()
  }
}

/** Measures `npm start` with everything installed and built: with an empty data folder, then with a used one. */
async function measureStarts(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-start-'))
  const start = async () => {
    const env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' }
    const site = await startCommand(['start'], /Bucketeer is at (\S+)/, env)
    await site.stop()
    return site.seconds
  }
  try {
    return [
      toRow('npm start, empty data folder', await start()),
      toRow('npm start, existing data folder', await start()),
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

/** Measures the waiting times of a team's daily work. */
export const work: Benchmark = {
  name: 'work',
  runsByDefault: true,
  async *run({ smallest }) {
    yield tableOf('release', 'Release and develop one remote', await measureReleaseAndHotReload(smallest))
    // The next two rows are in every run of CI already, as its own starts and build.
    if (smallest) return
    yield tableOf('start', 'Start the site', await measureStarts())
    const seconds = await runCommand(['build', ...(await partNames())])
    yield tableOf('build', 'Build everything', [toRow('cold build of all parts', seconds)])
  },
}
