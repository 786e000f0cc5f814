import { duration } from './tokens'

const calm = '@media (prefers-reduced-motion: no-preference)'

/** A transition of these properties (keep to opacity, transform and colours), only for those who want motion. */
export const motion = (...properties: string[]) => ({
  [calm]: { transition: properties.map((name) => `${name} ${duration.quick}ms ease-out`).join(', ') },
})
