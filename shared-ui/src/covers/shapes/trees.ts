import { between, type Random, times } from '../random'
import type { Ridge } from './land'
import { r } from './svg'

/** Returns the path of a fir with its foot at x, y. The taller it is, the more detailed. */
export function fir(x: number, y: number, tall: number): string {
  const half = r(tall * 0.2)
  if (tall < 36) return `M${r(x - half)} ${r(y)}l${half}-${r(tall)} ${half} ${r(tall)}z`
  const skirts = tall < 90 ? 2 : 3
  const drop = r(tall / skirts)
  const [out, back, wider] = [r(half * 0.62), r(half * 0.34), r(half * 0.54)]
  const right = `l${out} ${drop}${`h-${back}l${wider} ${drop}`.repeat(skirts - 1)}`
  const reach = out + (skirts - 1) * (wider - back)
  const left = `h-${reach * 2}${`l${wider}-${drop}h-${back}`.repeat(skirts - 1)}`
  return `M${r(x)} ${r(y - drop * skirts)}${right}${left}z`
}

/**
 * Returns the path of firs along a skyline.
 * @param tall the least and the greatest height
 */
export const firsOn = (
  random: Random,
  ridge: Ridge,
  [from, to]: readonly [number, number],
  trees: number,
  tall: readonly [number, number],
): string =>
  times(trees, (index) => {
    const x = from + ((index + between(random, 0.1, 0.9)) / trees) * (to - from)
    return fir(x, ridge.yAt(x) + 5, between(random, ...tall))
  }).join('')

/** Returns the path of a cypress with its foot at x, y. */
export function cypress(x: number, y: number, tall: number): string {
  const half = r(tall * 0.085)
  return `M${r(x)} ${r(y)}c-${half * 2} ${-r(tall * 0.3)}-${half}-${r(tall * 0.75)} 0-${r(tall)}c${half} ${r(tall * 0.25)} ${half * 2} ${r(tall * 0.7)} 0 ${r(tall)}z`
}

/** Returns the path of a broadleaf tree with its foot at x, y. */
export function broadleaf(x: number, y: number, tall: number): string {
  const radius = r(tall * 0.36)
  return `M${r(x - 2)} ${r(y)}v-${r(tall * 0.4)}h4v${r(tall * 0.4)}zM${r(x - radius)} ${r(y - tall * 0.6)}a${radius} ${r(tall * 0.4)} 0 1 1 ${radius * 2} 0a${radius} ${r(tall * 0.3)} 0 1 1-${radius * 2} 0z`
}
