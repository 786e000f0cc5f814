import { startLoadGenerator, type LoadGenerator } from '../requests/load-generator'
import type { Row } from '../table'
import { comparedRequests, type RequestName } from './compared-requests'
import type { FilledRevision } from './start-revision'
import { measurePairs, medians, type Pair } from './pair'

const clients = 50

/** The ceilings of the third stage (docs/performance.md): a stage may cost 5 % of the requests per second. */
export const minRatio = 0.95

export interface Pace {
  /** Seconds of each round at each site. */
  seconds: number
  warmUps: number
  rounds: number
}

const namesOf = ({ content }: FilledRevision) => Object.keys(comparedRequests(content)) as RequestName[]

async function toRow(
  generator: LoadGenerator,
  sites: Pair<FilledRevision>,
  name: RequestName,
  { seconds, warmUps, rounds }: Pace,
): Promise<Row> {
  const send = ({ address, content }: FilledRevision) => {
    const request = comparedRequests(content)[name]
    return generator.run({ address, requests: Array.from({ length: clients }, () => [request]), seconds })
  }
  await measurePairs(sites, warmUps, send)
  const pairs = await measurePairs(sites, rounds, send)
  const rate = medians(pairs, ({ perSecond }) => perSecond)
  const p99 = medians(pairs, (result) => result.p99)
  const errors = pairs.reduce((sum, { other, own }) => sum + other.errors + own.errors, 0)
  const perSecond = (value: number) => Math.round(value).toLocaleString('en')
  return {
    cells: [
      name,
      perSecond(rate.other),
      perSecond(rate.own),
      rate.ratio.toFixed(2),
      `${p99.other} ms`,
      `${p99.own} ms`,
      String(errors),
    ],
    met: rate.other > 0 && rate.ratio >= minRatio && errors === 0,
  }
}

/** Measures each request at both sites with 50 clients. */
export async function measureRates(sites: Pair<FilledRevision>, pace: Pace): Promise<Row[]> {
  const generator = startLoadGenerator()
  try {
    const rows: Row[] = []
    for (const name of namesOf(sites.own)) rows.push(await toRow(generator, sites, name, pace))
    return rows
  } finally {
    generator.stop()
  }
}
