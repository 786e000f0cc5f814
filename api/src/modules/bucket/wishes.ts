import { isBlank } from '@bucketeer/platform/text'
import { InvalidValue, type Queries } from '@bucketeer/host/server'
import { createWishes, type KickRow, type Wish } from '../kick/repository'
import { logDone } from '../log/repository'
import type { Person } from '../../database/person-row'
import { wishLimits } from './schemas'
import { oldestBucketNamed } from './someday/repository'
import { longWish, noWish } from './words'

/** Returns the wishes without blank lines. @throws InvalidValue if a line is too long, or if all are blank */
export function wishesIn(lines: Wish[]): Wish[] {
  for (const [index, { text }] of lines.entries())
    if ([...text].length > wishLimits.characters)
      throw new InvalidValue(longWish(index + 1, wishLimits.characters))
  const wishes = lines.filter(({ text }) => !isBlank(text))
  if (wishes.length === 0) throw new InvalidValue(noWish)
  return wishes
}

/** The fields of a new Kick that its owner has done already. */
const didIt = {
  log: { doing: null, done: 1, lastDone: { on: null, precision: 'unknown' }, photo: null },
} as const

/**
 * Creates a Private Kick of each wish in the Bucket, and an entry in the log for each one that is done; all or none.
 * @throws NotFound if the Bucket is not the user's own, Conflict if these are too many
 */
export const writeWishes = (queries: Queries, person: Person, bucketId: string, wishes: Wish[]) =>
  queries.transaction(async (transaction): Promise<KickRow[]> => {
    const made = await createWishes(transaction, person, { bucketId, wishes, maxPerDay: wishLimits.perDay })
    const isDone = (_kick: KickRow, index: number) => wishes[index]?.done === true
    await logDone(transaction, person, made.filter(isDone))
    return made.map((kick, index) => (isDone(kick, index) ? { ...kick, ...didIt } : kick))
  })

/**
 * Writes wishes into the person's oldest Bucket with this name, which is created if there is none; all or none.
 * @throws Conflict if these are too many
 */
export const writeSomedayWishes = (queries: Queries, person: Person, name: string, wishes: Wish[]) =>
  queries.transaction(async (transaction) => {
    const bucketId = await oldestBucketNamed(transaction, person, name)
    return { bucketId, made: await writeWishes(transaction, person, bucketId, wishes) }
  })
