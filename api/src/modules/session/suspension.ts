import type { Sentence } from '@bucketeer/host/server'
import type { AppDeps } from '../../app-deps'
import type { Account } from '../../database/person-row'
import { suspended, suspendedByModerator } from '../auth/words'
import { createUserRepository } from '../user/repository'

/** Returns the sentence for a suspended user, or undefined for others. */
export type ExplainSuspension = (
  person: Pick<Account, 'id' | 'suspendedAt'> | undefined,
) => Promise<Sentence | undefined>

export function createSuspensions({
  config,
  database,
}: Pick<AppDeps, 'config' | 'database'>): ExplainSuspension {
  const users = createUserRepository(database)
  return async (person) => {
    if (!person) return undefined
    const suspension = await users.suspensionOf(person.id)
    if (suspension) return suspendedByModerator(suspension)
    return person.suspendedAt ? suspended(config.contact) : undefined
  }
}
