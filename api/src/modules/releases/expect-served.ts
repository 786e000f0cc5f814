import { NotFound } from '../../errors/domain-error'
import type { Standing } from './moves/board'
import type { ReleaseRepository } from './repository'

/**
 * Returns what a part serves.
 * @throws NotFound if it serves nothing, with the day of its removal if it was removed
 */
export const expectServed = async (repository: ReleaseRepository, part: string): Promise<Standing> => {
  const { board, last } = await repository.scene([part])
  const standing = board.get(part)
  if (standing) return standing
  const step = last.get(part)
  throw new NotFound(
    step?.event === 'removed'
      ? `${part} was removed from this site on ${step.at.toISOString().slice(0, 10)}; a release brings it back.`
      : `Nothing of a part called ${part} has been released to this site.`,
  )
}
