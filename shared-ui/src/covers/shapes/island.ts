import { along, mix } from '../colour'
import { between } from '../random'
import type { DrawingContext } from '../drawing-context'
import { area, r } from './svg'

/** Draws an island on the horizon. `far` is its haze, 0 to 1. */
export const island = (
  { palette, random }: DrawingContext,
  x: number,
  shore: number,
  long: number,
  far: number,
) => {
  const tall = long * between(random, 0.2, 0.3)
  const d = `M${r(x)} ${r(shore)}c${r(long * 0.12)}-4 ${r(long * 0.16)}-${r(tall * 0.6)} ${r(long * 0.28)}-${r(tall * 0.7)}s${r(long * 0.16)}-${r(tall * 0.5)} ${r(long * 0.27)}-${r(tall * 0.2)} ${r(long * 0.2)} ${r(tall * 0.7)} ${r(long * 0.45)} ${r(tall * 0.9)}z`
  return area(d, mix(along(palette.land, 0.5), palette.sky[2], far))
}
