import { NotFound } from '../server/errors/domain-error'
import type { ReleaseRepository } from './repository'
import type { PartState } from './state-changes/release-state'

/**
 * Returns what a part serves.
 * @throws NotFound if it serves nothing, with the day of its removal if it was removed
 */
export const expectServed = async (repository: ReleaseRepository, part: string): Promise<PartState> => {
  const { state, last } = await repository.snapshot([part])
  const partState = state.get(part)
  if (partState) return partState
  const step = last.get(part)
  throw new NotFound(
    step?.event === 'removed'
      ? `${part} was removed from this site on ${step.at.toISOString().slice(0, 10)}; a release brings it back.`
      : `Nothing of a part called ${part} has been released to this site.`,
  )
}
