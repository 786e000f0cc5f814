import { Conflict, NotFound } from '../../errors/domain-error'
import { expectServed } from './expect-served'
import { type Move, rollBack, versionBefore, withdraw } from './moves/moves'
import type { Mover, ReleaseRepository } from './repository'

interface Order {
  part: string
  /** The target version; by default the latest release is undone, a canary first. */
  version?: string
}

/**
 * A rollback needs neither approval nor signature, so its target must have been served before: also a release that was
 * never approved is stored.
 */
const expectServedBefore = async (repository: ReleaseRepository, part: string, target: string) => {
  const [history, partsWithApproval] = await Promise.all([
    repository.history(part),
    repository.partsWithApproval(),
  ])
  // The approval of a canary is no approval for everybody.
  const events = partsWithApproval.includes(part) ? ['released'] : ['released', 'canary']
  if (history.some(({ event, version }) => version === target && events.includes(event))) return
  throw new Conflict(`${part} ${target} was never live, so no rollback can make it live: release it.`)
}

const targetOf = async (repository: ReleaseRepository, { part, version }: Order, live: string) => {
  const target = version ?? versionBefore(await repository.history(part))
  if (target === undefined)
    throw new Conflict(
      `There is no version before ${live}. Name one: npm run rollback -- ${part} VERSION. List them: npm run releases -- ${part}.`,
    )
  const release = await repository.readKept(part, target)
  if (!release)
    throw new NotFound(`${part} ${target} was never released to this site, or was removed from it.`)
  return release
}

/** Undoes the latest release of a part, or makes the given version live. */
export const rollBackPart = async (
  repository: ReleaseRepository,
  order: Order,
  mover: Mover,
): Promise<Move> => {
  const { part } = order
  const standing = await expectServed(repository, part)
  if (standing.canary && order.version === undefined)
    return repository.move(part, mover, (board) => withdraw(board, part))
  const target = await targetOf(repository, order, standing.live.version)
  await expectServedBefore(repository, part, target.version)
  return repository.move(part, mover, (board) => rollBack(board, target))
}
