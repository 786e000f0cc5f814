import { Conflict, NotFound } from '../../errors/http-error'
import { type Move, rollBack, versionBefore, withdraw } from './moves/moves'
import type { Mover, ReleaseRepository } from './repository'

interface Order {
  part: string
  /** The version to go back to; when not given, the latest release is undone, a canary first. */
  version?: string
}

const targetOf = async (repository: ReleaseRepository, { part, version }: Order) => {
  const target = version ?? versionBefore(await repository.history(part))
  if (target === undefined)
    throw new Conflict(`${part} has had one live version only, so there is none to go back to.`)
  const release = await repository.read(part, target)
  if (!release) throw new NotFound(`${part} ${target} was never released to this site.`)
  return release
}

/** Undoes the latest release of a part, or goes back to a version that is named. */
export const rollBackPart = async (
  repository: ReleaseRepository,
  order: Order,
  mover: Mover,
): Promise<Move> => {
  const { part } = order
  const standing = (await repository.board()).get(part)
  if (!standing) throw new NotFound(`Nothing of a part called ${part} has been released to this site.`)
  if (standing.canary && order.version === undefined)
    return repository.move(part, mover, (board) => withdraw(board, part))
  const target = await targetOf(repository, order)
  return repository.move(part, mover, (board) => rollBack(board, target))
}
