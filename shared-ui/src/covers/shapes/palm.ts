import { between, type Random } from '../random'
import { r } from './svg'

// The angles of the fronds in degrees, clockwise from the right.
const fronds = [-172, -142, -108, -66, -34, -4, 22, 160]

const frond = (random: Random, angle: number, length: number): string => {
  const turn = ((angle + between(random, -8, 8)) * Math.PI) / 180
  const reach = length * between(random, 0.85, 1.1)
  const [endX, endY] = [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.75 + reach * 0.4]
  const [bowX, bowY] = [Math.cos(turn) * reach * 0.62, Math.sin(turn) * reach * 0.62 - reach * 0.2]
  return `M0 0Q${r(bowX)} ${r(bowY)} ${r(endX)} ${r(endY)}Q${r(bowX * 0.86)} ${r(bowY + reach * 0.3)} 0 0z`
}

/** Returns the paths of a palm: its crown around 0,0 and its trunk, which bends to the left. */
export const palm = (random: Random, tall: number): { crown: string; trunk: string } => ({
  crown: fronds.map((angle) => frond(random, angle, tall * 0.46)).join(''),
  trunk: `M-4 0C${r(-tall * 0.02)} ${r(tall * 0.3)} ${r(-tall * 0.1)} ${r(tall * 0.7)} ${r(-tall * 0.26)} ${r(tall)}h${r(tall * 0.085)}C${r(-tall * 0.04)} ${r(tall * 0.7)} ${r(tall * 0.03)} ${r(tall * 0.3)} 5 0z`,
})
