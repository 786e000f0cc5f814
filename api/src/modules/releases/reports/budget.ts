import type { CanaryBudget } from '../../../config'
import type { Tally } from './repository'

/** Minimum number of networks: one person may have two, at home and on a phone. */
const leastNetworks = 3

/** Returns whether a canary has failed for more visitors than allowed, from at least three networks. */
export const isSpent = ({ visitors, failed, networks }: Tally, { percent, minVisitors }: CanaryBudget) =>
  visitors >= minVisitors && networks >= leastNetworks && failed > (visitors * percent) / 100
