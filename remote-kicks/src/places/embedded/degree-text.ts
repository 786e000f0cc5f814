import { wrapLng } from './view'

const decimalsOf = (step: number) => Math.max(0, Math.ceil(-Math.log10(step)))

const sided = (degrees: number, step: number, [positive, negative]: [string, string]) =>
  `${Math.abs(degrees).toFixed(decimalsOf(step))}° ${degrees < 0 ? negative : positive}`

/** '47.38° N', as exact as lines that are `step` degrees apart need it. */
export const latText = (lat: number, step: number) => sided(lat, step, ['N', 'S'])

/** '8.54° E', as exact as lines that are `step` degrees apart need it. */
export const lngText = (lng: number, step: number) => sided(wrapLng(lng), step, ['E', 'W'])
