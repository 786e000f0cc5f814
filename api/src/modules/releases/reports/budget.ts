import type { CanaryBudget } from '../../../config'
import type { Tally } from './repository'

/** Whether a canary has failed for more visitors than it may. */
export const isSpent = ({ visitors, failed }: Tally, { percent, minVisitors }: CanaryBudget) =>
  visitors >= minVisitors && failed > (visitors * percent) / 100
