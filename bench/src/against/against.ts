import type { Benchmark, BenchmarkOptions } from '../benchmark'
import { root } from '../root'
import { memoryMegabytes } from '../site/server-metrics'
import type { Row, Table } from '../table'
import { measurePages } from './measure-pages'
import { measureRates, minRatio } from './measure-rates'
import type { Pair } from './pair'
import { type FilledRevision, startRevision } from './start-revision'
import { type Revision, unpackRevision } from './unpack-revision'

const longRun = { kickCount: 2000, pace: { seconds: 3, warmUps: 1, rounds: 5 }, auditRounds: 5 }
const smallestRun = { kickCount: 50, pace: { seconds: 1, warmUps: 0, rounds: 1 }, auditRounds: 1 }

const maxMegabytes = 285
const maxHtmlKilobytes = 33

function toRow(what: string, { other, own }: Pair<number>, limit: number): Row {
  return {
    cells: [what, other.toFixed(0), own.toFixed(0), (own / other).toFixed(2)],
    met: own <= limit,
  }
}

/** Returns what a measurement gives at both sites. */
const ofBoth = async (
  { other, own }: Pair<FilledRevision>,
  measure: (address: string) => Promise<number>,
): Promise<Pair<number>> => ({ other: await measure(other.address), own: await measure(own.address) })

async function htmlKilobytes(address: string): Promise<number> {
  const response = await fetch(`${address}/about`)
  return (await response.arrayBuffer()).byteLength / 1000
}

const thisCheckout: Revision = { name: 'this checkout', folder: root }

/** Starts both sites, this checkout's last. Without a commit both are of this checkout. */
async function startBoth(revision: string | undefined, kickCount: number): Promise<Pair<FilledRevision>> {
  const compared = revision ? await unpackRevision(revision) : { ...thisCheckout, name: 'itself' }
  const other = await startRevision(compared, kickCount)
  try {
    return { other, own: await startRevision(thisCheckout, kickCount) }
  } catch (error) {
    await other.stop()
    throw error
  }
}

const run = async function* ({ revision, smallest }: BenchmarkOptions): AsyncIterable<Table> {
  const { kickCount, pace, auditRounds } = smallest ? smallestRun : longRun
  const sites = await startBoth(revision, kickCount)
  const names = [sites.other.name, sites.own.name]
  try {
    yield {
      name: 'against-requests',
      title: `Responses per second with 50 concurrent clients and ${kickCount} Kicks beside the demo content`,
      goal: `≥ ${minRatio}× ${sites.other.name}, no errors`,
      columns: ['request', ...names, 'ratio', ...names.map((name) => `p99: ${name}`), 'errors'],
      rows: await measureRates(sites, pace),
    }
    yield {
      name: 'against-pages',
      title: 'Memory of the server after this load, bytes, and LCP on slow 4G',
      goal: `memory ≤ ${maxMegabytes} MB, HTML ≤ ${maxHtmlKilobytes} kB, LCP ≤ 1.9 s for words and ≤ 3.6 s for lists`,
      columns: ['what', ...names, 'ratio'],
      rows: [
        toRow('memory, MB', await ofBoth(sites, memoryMegabytes), maxMegabytes),
        toRow('/about, HTML, kB', await ofBoth(sites, htmlKilobytes), maxHtmlKilobytes),
        ...(await measurePages(sites, auditRounds)),
      ],
    }
  } finally {
    await sites.other.stop()
    await sites.own.stop()
  }
}

/** Compares this checkout with another commit, with the same requests, pages and content. */
export const against: Benchmark = { name: 'against', runsByDefault: false, run }
