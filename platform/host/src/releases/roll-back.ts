import type { Release } from '@bucketeer/platform'
import { Conflict, NotFound } from '../server/errors/domain-error'
import type { ReleaseRepository } from './repository'
import { clashingParts } from './state-changes/fits'
import type { ReleaseState } from './state-changes/release-state'
import type { Actor } from './state-changes/repository'
import {
  partStateOf,
  rollBack,
  rollBackTogether,
  type Step,
  versionBefore,
  withdraw,
} from './state-changes/state-changes'

/**
 * Returns what a part serves, and its history.
 * @throws NotFound if it serves nothing, with the day of its removal if it was removed
 */
export async function expectServed(repository: ReleaseRepository, part: string) {
  const { state, histories } = await repository.snapshot([part])
  const history = histories.get(part) ?? []
  const last = history.at(-1)
  if (last?.event === 'removed')
    throw new NotFound(
      `${part} was removed from this site on ${last.at.toISOString().slice(0, 10)}; a release brings it back.`,
    )
  return { partState: partStateOf(state, part), history }
}

interface RollbackRequest {
  part: string
  /** The target version; by default the latest release is undone, a canary first. */
  version?: string
}

function noneBefore(part: string, live: string) {
  const off = part === 'shell' ? '' : ` Or switch it off: npm run releases -- ${part} --off.`
  return new Conflict(
    `There is no version before ${live}. Name one: npm run rollback -- ${part} VERSION. List them: npm run releases -- ${part}.${off}`,
  )
}

/** @throws Conflict for a release that is stored and was never live: publishing checks more than a rollback */
async function targetOf(
  repository: ReleaseRepository,
  { part, version: named }: RollbackRequest,
  live: string,
  history: readonly Step[],
) {
  const target = named ?? versionBefore(history)
  if (target === undefined) throw noneBefore(part, live)
  const release = await repository.readKept(part, target)
  if (!release)
    throw new NotFound(`${part} ${target} was never released to this site, or was removed from it.`)
  if (history.some(({ event, version }) => version === target && ['released', 'canary'].includes(event)))
    return release
  throw new Conflict(`${part} ${target} was never live, so no rollback can make it live: release it.`)
}

function canRollBack(state: ReleaseState, parts: string[], before: ReadonlyMap<string, Release>) {
  try {
    return rollBackTogether(state, parts, before).length > 0
  } catch (error) {
    if (error instanceof Conflict) return false
    throw error
  }
}

/** Returns a refusal with the command that rolls back the clashing parts together, if it leads to the same target. */
async function withCommand(repository: ReleaseRepository, target: Release, error: unknown) {
  if (!(error instanceof Conflict)) return error
  const state = await repository.state()
  const parts = [target.part, ...clashingParts(target, state)]
  const before = await repository.before(parts)
  const isSame = before.get(target.part)?.version === target.version
  if (parts.length < 2 || !isSame || !canRollBack(state, parts, before)) return error
  return new Conflict(`${error.message} Roll them back together: npm run rollback -- ${parts.join(' ')}.`)
}

/** Undoes the latest release of a part, or makes the given version live. */
export async function rollBackPart(repository: ReleaseRepository, request: RollbackRequest, actor: Actor) {
  const { part } = request
  const { partState, history } = await expectServed(repository, part)
  if (partState.canary && request.version === undefined)
    return repository.change(part, actor, (state) => withdraw(state, part))
  const target = await targetOf(repository, request, partState.live.version, history)
  try {
    return await repository.change(part, actor, (state) => rollBack(state, target))
  } catch (error) {
    throw await withCommand(repository, target, error)
  }
}

/** Undoes the latest change of several parts in one transaction, or changes none. */
export async function rollBackParts(repository: ReleaseRepository, parts: string[], actor: Actor) {
  for (const part of parts) await expectServed(repository, part)
  return repository.rollBackTogether(parts, actor, (state, before) => rollBackTogether(state, parts, before))
}
