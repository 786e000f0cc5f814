import { mix } from '../../covers/colour'
import type { Palette } from '../../covers/palettes'
import { area, line } from '../../covers/shapes/svg'

/** Somebody seen from behind, with hat, staff and backpack, about 100 units tall, feet at 0,0. */
export const traveller = ({ accent, bright, land, sun }: Palette): string => {
  const coat = mix(land[2], land[1], 0.55)
  return [
    line('M24-64L31 1', { colour: mix(land[2], accent, 0.35), width: 2.6 }),
    area('M-11 0Q-10-22-9-42H10Q11-20 13 0H5L1-30-3 0z', mix(land[2], '#000000', 0.25)),
    area('M-13-36Q-17-66-9-78 1-84 11-78 19-66 14-36z', coat),
    line('M12-70Q22-62 25-50', { colour: coat, width: 7 }),
    line('M-12-70Q-19-56-16-44', { colour: coat, width: 7 }),
    area('M-11-72q0-5 5-5H7q5 0 5 5v24q0 6-6 6H-5q-6 0-6-6z', accent),
    area('M-7-58H8v11q0 3-3 3H-4q-3 0-3-3z', mix(accent, land[2], 0.25)),
    line('M-11-80H12', { colour: bright, width: 7 }),
    area('M-6-88a7 8 0 1 1 14 0v6H-6z', mix('#c98b66', land[2], 0.3)),
    area('M-14-91Q1-97 16-91 1-87-14-91zM-7-92q1-10 8-10t8 10z', mix(sun, accent, 0.35)),
  ].join('')
}
