import type { AppDeps } from '../../app-deps'
import type { ExplainSuspension } from '../session/signed-in'
import { createUserRepository } from '../user/repository'
import { suspended, suspendedByModerator } from './words'

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
