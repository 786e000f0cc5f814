import { duration } from './tokens'

const allowsMotion = '@media (prefers-reduced-motion: no-preference)'

/** Returns a transition of these properties, unless the user prefers reduced motion. Use opacity, transform and colours. */
export const motion = (...properties: string[]) => ({
  [allowsMotion]: { transition: properties.map((name) => `${name} ${duration.quick}ms ease-out`).join(', ') },
})
