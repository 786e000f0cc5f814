import type { Measure } from './measure'

/** In the order in which they are run. */
export const measures: Measure[] = []
