import { wrapLng } from './view'

const decimalsOf = (step: number) => Math.max(0, Math.ceil(-Math.log10(step)))

const sided = (degrees: number, step: number, [positive, negative]: [string, string]) =>
  `${Math.abs(degrees).toFixed(decimalsOf(step))}° ${degrees < 0 ? negative : positive}`

/** Formats a latitude such as '47.38° N' with the decimals for lines that are `step` degrees apart. */
export const latText = (lat: number, step: number) => sided(lat, step, ['N', 'S'])

/** Formats a longitude such as '8.54° E' with the decimals for lines that are `step` degrees apart. */
export const lngText = (lng: number, step: number) => sided(wrapLng(lng), step, ['E', 'W'])
