import { along, mix } from '../colour'
import { between } from '../random'
import { ridge, slope } from '../shapes/ridge'
import { birds, clouds, sky, sunNear } from '../shapes/sky'
import { area, at, line, r } from '../shapes/svg'
import { water } from '../shapes/water'
import type { Scene, DrawingContext } from '../drawing-context'

const board = (body: string, stripe: string, shade: string) =>
  [
    area('M0-190C30-140 30-50 16 0H-16C-30-50-30-140 0-190z', body),
    area('M-25-92h50q0 14-1 22H-24q-1-8-1-22zM-23-58h46l-1 9h-44z', stripe),
    area('M0-190C30-140 30-50 16 0H2C14-60 14-140 0-190z', shade, 0.14),
  ].join('')

/** Draws a breaking wave: its dark face under a ragged edge of foam. */
const breaker = ({ width, height, palette, random }: DrawingContext, y: number, share: number) => {
  const wave = ridge({ width, random }, y, 8 + share * 12, 2.2 - share)
  const thick = 8 + share * 9
  const front = ridge({ width, random }, thick, thick * 0.7, 3, (at) => wave.yAt(at * width))
  return (
    area(wave.land(height), palette.bright, 0.92) +
    area(front.land(height), mix(palette.water[0], palette.water[1], 0.4 + share * 0.55))
  )
}

export const surf: Scene = (context) => {
  const { width, height, palette, random } = context
  const shore = height * between(random, 0.38, 0.5)
  const sun = sunNear(context, { x: width * between(random, 0.36, 0.46), y: shore - 70, radius: 58 })
  const cape = ridge(context, shore + 60, 16, 1.6, slope(170))
  const beach = ridge(context, height * 0.86, 14, 0.8, slope(70))
  const boardX = width * between(random, 0.72, 0.78)
  return [
    sky(context, sun, shore),
    clouds(context, shore, 3),
    area(cape.land(shore), mix(along(palette.land, 0.55), palette.sky[2], 0.3)),
    water(context, shore),
    line(`M${r(sun.x - 50)} ${r(shore + 16)}h104m-84 14h70m-40 14h60`, palette.sun, 4, 0.7),
    breaker(context, height * 0.54, 0.15),
    breaker(context, height * 0.63, 0.5),
    breaker(context, height * 0.74, 0.9),
    birds(context, width * 0.14, height * 0.2),
    `<g transform="translate(0 -12)">${area(beach.land(height), palette.bright, 0.75)}</g>`,
    area(beach.land(height), along(palette.sand, 0.2)),
    `<g transform="translate(0 46)">${area(beach.land(height), along(palette.sand, 0.42))}</g>`,
    at(
      boardX,
      height * 0.93,
      1.25,
      `<g transform="rotate(-7)">${board(palette.accent, palette.bright, palette.land[2])}</g>`,
    ),
    at(
      boardX + 70,
      height * 0.945,
      1.12,
      `<g transform="rotate(5)">${board(palette.bright, palette.water[1], palette.land[2])}</g>`,
    ),
    at(
      boardX + 136,
      height * 0.95,
      1.2,
      `<g transform="rotate(10)">${board(along(palette.land, 0.6), palette.accent, palette.land[2])}</g>`,
    ),
  ].join('')
}
