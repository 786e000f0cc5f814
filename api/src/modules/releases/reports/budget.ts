import type { CanaryBudget } from '../../../config'
import type { Tally } from './repository'

/** Reports of one person prove nothing, and one person has a home and a phone. */
const leastNetworks = 3

/** Whether a canary has failed for more visitors than it may, of at least three networks. */
export const isSpent = ({ visitors, failed, networks }: Tally, { percent, minVisitors }: CanaryBudget) =>
  visitors >= minVisitors && networks >= leastNetworks && failed > (visitors * percent) / 100
