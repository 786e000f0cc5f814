import type { Database } from '../../../database/database'
import { underMigrationLock } from '../../../database/migrate'
import { emailKey, isStorableKey } from '../email-key'
import { createEmailKeyRepository } from './repository'

const batchSize = 1000
const noId = '00000000-0000-0000-0000-000000000000'

/** A key that no address has, because it has capital letters: the account has no login by e-mail. */
const unreachable = (id: string) => `UNREACHABLE ${id}`

/**
 * Fills the normalised e-mail address of accounts without one, after the migration that added it. The oldest of several
 * accounts with the same one gets it. The others stay, without login.
 * @returns the ids of the others
 */
export const fillEmailKeys = (database: Database): Promise<string[]> =>
  underMigrationLock(database, async (client) => {
    const repository = createEmailKeyRepository(client)
    const shared: string[] = []
    for (let last: string | undefined = noId; last !== undefined;) {
      const accounts = await repository.missing(last, batchSize)
      const filled = new Set(await repository.fill(firstOfEachKey(accounts)))
      const others = accounts.map(({ id }) => id).filter((id) => !filled.has(id))
      await repository.fill(others.map((id) => ({ id, key: unreachable(id) })))
      shared.push(...others)
      last = accounts.at(-1)?.id
    }
    return shared
  })

function firstOfEachKey(accounts: { id: string; email: string }[]) {
  const byKey = new Map<string, string>()
  for (const { id, email } of accounts) {
    const key = emailKey(email)
    if (isStorableKey(key) && !byKey.has(key)) byKey.set(key, id)
  }
  return [...byKey].map(([key, id]) => ({ id, key }))
}
