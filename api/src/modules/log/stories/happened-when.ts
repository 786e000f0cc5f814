import { dateWords } from '@bucketeer/platform/text'
import type { HappenedAt } from '../dates'

/** Returns a sentence with the date, such as 'In May 2024.' */
export const happenedWhen = ({
  happenedOn,
  precision,
}: Pick<HappenedAt, 'happenedOn' | 'precision'>): string => {
  const words = dateWords({ on: happenedOn, precision })
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
