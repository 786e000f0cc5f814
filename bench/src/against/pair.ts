import { median } from '../statistics'

/** Holds a value of the other revision and that of this checkout. */
export interface Pair<T> {
  other: T
  own: T
}

/** Measures both in turn, first the one and then the other, so that other work on the machine slows both alike. */
export async function measurePairs<T, R>(
  sites: Pair<T>,
  rounds: number,
  measure: (site: T) => Promise<R>,
): Promise<Pair<R>[]> {
  const measured: Pair<R>[] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const other = await measure(sites.other)
      measured.push({ other, own: await measure(sites.own) })
    } else {
      const own = await measure(sites.own)
      measured.push({ other: await measure(sites.other), own })
    }
  }
  return measured
}

/** Returns the median of each side, and the median of the ratios of own to other. */
export function medians<R>(pairs: Pair<R>[], figure: (result: R) => number) {
  return {
    other: median(pairs.map(({ other }) => figure(other))),
    own: median(pairs.map(({ own }) => figure(own))),
    ratio: median(pairs.map(({ other, own }) => figure(own) / figure(other))),
  }
}
