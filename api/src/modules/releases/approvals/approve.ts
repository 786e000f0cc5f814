import { Conflict, NotFound } from '../../../errors/domain-error'
import { Forbidden } from '../../../errors/http-error'
import type { ReleaseState } from '../state-changes/release-state'
import { release, type StateChange } from '../state-changes/state-changes'
import type { Deployer } from '../tokens/deploy-guard'
import type { PendingDetails } from './repository'

/** The release that the approver has seen. A newer one is not approved. */
export interface Approval {
  part: string
  version: string
  /** Percentage of visitors; everybody if undefined. */
  percent?: number
}

/** @throws NotFound if there is no pending release */
export const expectPending = (pending: PendingDetails | undefined, part: string): PendingDetails => {
  if (pending) return pending
  throw new NotFound(`No release of ${part} waits for approval.`)
}

/**
 * Returns the change that makes a pending release live.
 * @throws HttpError if the token is the one that sent it, if it differs from the approval, or if it does not fit
 */
export const approve = (
  state: ReleaseState,
  pending: PendingDetails,
  { part, version, percent }: Approval,
  approver: Deployer,
): StateChange => {
  if (pending.version !== version || pending.percent !== (percent ?? null))
    throw new Conflict(`Another release of ${part} waits for approval by now: ${pending.version}.`)
  if (pending.isTokenRevoked)
    throw new Conflict(`The deploy token that sent ${part} ${version} was revoked. Release it again.`)
  if (pending.tokenId === approver.id)
    throw new Forbidden(`This deploy token sent ${part} ${version}; another one must approve it.`)
  return release(state, pending.manifest, percent)
}
