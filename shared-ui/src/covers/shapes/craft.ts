import { mix } from '../colour'
import type { Palette } from '../palettes'
import { area, line } from './svg'

// Boats, buildings and other objects. The point 0,0 is where they touch the ground or the water.

export const sailboat = ({ accent, bright, land }: Palette): string =>
  [
    area('M-24-6Q-4-22-3-58V-6z', bright),
    area('M3-66Q32-34 31-6H3z', accent),
    area('M-32-2H36L27 10H-22z', land[2]),
    line('M-30 18h26M6 18h34', bright, 3, 0.5),
  ].join('')

export const canoe = ({ accent, land, bright }: Palette): string =>
  [
    area('M-46-8Q0 4 46-8Q38 10 0 10T-46-8z', accent),
    area('M-6-2l3-20q4-5 8 0l3 20z', land[2]),
    area('M-3-27a6 6 0 1 0 12 0a6 6 0 1 0-12 0z', land[2]),
    line('M-14-16L24 10', land[2], 3),
    line('M-40 18h34M4 18h40', bright, 3, 0.5),
  ].join('')

export const tent = ({ accent, bright, land }: Palette): string =>
  [
    area('M-8-46L52 0H-52z', accent),
    area('M-8-46L52 0H14z', mix(accent, land[2], 0.45)),
    area('M-8-46L10 0H-22z', bright),
    line('M-52 0h104', land[2], 3),
  ].join('')

export const lighthouse = ({ accent, bright, land, sun }: Palette): string =>
  [
    area('M-13 0L-8-92H8L13 0z', bright),
    area('M-12-22L-10.500-50H10.500L12-22zM-9-72L-8-92H8L9-72z', accent),
    area('M1-92H8L13 0H4z', land[2], 0.16),
    area('M-11-92h22v-4h-22zM0-124L-9-111H9z', land[2]),
    area('M-6-96h12v-15h-12z', sun),
  ].join('')

export const cabin = ({ accent, bright, land }: Palette): string =>
  [
    area('M-26 0v-26h52V0z', mix(land[2], accent, 0.3)),
    area('M-34-24L-6-50H8L34-24zM14-40v-18h8v24z', land[2]),
    area('M-14-18h11v11h-11zM6-18h11v11H6z', bright),
  ].join('')

export const balloon = ({ accent, bright, land }: Palette): string =>
  [
    area('M0-92C50-92 56-40 12-4H-12C-56-40-50-92 0-92z', accent),
    area('M0-92C22-92 24-40 6-4H-6C-24-40-22-92 0-92z', bright),
    area('M0-92C50-92 56-40 12-4H6C34-40 34-88 0-92z', land[2], 0.18),
    line('M-9-4L-6 12M9-4L6 12', land[2], 1.5),
    area('M-8 12H8L6 24H-6z', land[2]),
  ].join('')

/** The colour of the torii, whatever the palette. */
const vermilion = '#dd4a30'

export const torii = ({ land }: Palette): string =>
  [
    area('M-46 0L-39-86h12L-32 0zM46 0L39-86H27L32 0z', vermilion),
    area('M-58-66H58v9H-58zM-5-86h10v24H-5z', vermilion),
    area('M-74-98Q0-86 74-98L69-82Q0-74-69-82z', vermilion),
    area('M-76-104Q0-92 76-104L74-97Q0-85-74-97z', land[2]),
  ].join('')

/** The path of a cactus. */
export const cactus =
  'M-6 0V-70q6-9 12 0V-30h8V-50q5-7 9 0v28q0 4-4 4H6V0zM-6-20H-20q-5 0-5-5V-44q5-7 9 0v12h10z'

export const pagoda = ({ land, accent, bright }: Palette): string =>
  [0, 1, 2, 3]
    .map((floor) => {
      const [y, half] = [-floor * 34, 44 - floor * 7]
      return (
        area(`M${-half + 16} ${y}v-24h${half * 2 - 32}v24z`, mix(land[2], accent, 0.45)) +
        area(`M-4 ${y - 6}h8v-12h-8z`, bright) +
        area(
          `M${-half - 8} ${y - 18}Q${-half + 10} ${y - 24} ${-half + 20} ${y - 36}H${half - 20}Q${half - 10} ${y - 24} ${half + 8} ${y - 18}z`,
          land[2],
        )
      )
    })
    .join('') + line('M0-138v-34', land[2], 3)
