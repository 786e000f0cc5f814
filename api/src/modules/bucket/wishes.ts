import { visible } from '../../contract/texts'
import type { Queries } from '../../database/database'
import { BadRequest } from '../../errors/http-error'
import { createWishes, type KickRow, type Wish } from '../kick/repository'
import { logDone } from '../log/repository'
import type { Person } from '../user/repository'
import { wishLimits } from './schemas'
import { oldestBucketNamed } from './someday/repository'
import { emptyWish, longWish } from './words'

const hasVisible = new RegExp(visible, 'u')

/** Returns the wishes. @throws BadRequest naming the first line that cannot be one */
export function wishesIn(lines: Wish[]): Wish[] {
  for (const [index, { text }] of lines.entries()) {
    if ([...text].length > wishLimits.characters)
      throw new BadRequest(longWish(index + 1, wishLimits.characters))
    if (!hasVisible.test(text)) throw new BadRequest(emptyWish(index + 1))
  }
  return lines
}

/** The fields of a new Kick that its owner has done already. */
const didIt = {
  doneCount: 1,
  log: { doing: null, done: 1, lastDone: { on: null, precision: 'unknown' } },
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
