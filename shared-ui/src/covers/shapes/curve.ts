import { r } from './svg'

export type Point = readonly [x: number, y: number]

/** Returns the path of straight lines through the points, with relative commands. */
export const corners = (points: readonly Point[]): string => {
  let [x, y] = [0, 0]
  return points
    .map(([toX, toY], index) => {
      const [nextX, nextY] = [r(toX), r(toY)]
      const step = index === 0 ? `M${nextX} ${nextY}` : `l${nextX - x} ${nextY - y}`
      ;[x, y] = [nextX, nextY]
      return step
    })
    .join('')
}

/** Returns the path of a Catmull-Rom spline through the points, as cubic Bézier curves. */
export const smooth = (points: readonly Point[]): string => {
  const first = points[0]
  if (!first) return ''
  let d = `M${r(first[0])} ${r(first[1])}`
  for (let index = 0; index + 1 < points.length; index += 1) {
    const from = points[index] ?? first
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const [x, y] = [r(from[0]), r(from[1])]
    const first6th = [from[0] + (to[0] - before[0]) / 6 - x, from[1] + (to[1] - before[1]) / 6 - y]
    const last6th = [to[0] - (after[0] - from[0]) / 6 - x, to[1] - (after[1] - from[1]) / 6 - y]
    d += `c${[...first6th, ...last6th, r(to[0]) - x, r(to[1]) - y].map(r).join(' ').replaceAll(' -', '-')}`
  }
  return d
}
