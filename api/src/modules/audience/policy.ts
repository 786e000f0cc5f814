import type { Audience } from '../../contract/choices'

/** A signed-in reader, with the people that decide what they see. */
export interface Viewer {
  id: string
  /** The ids of those who accepted this viewer as a follower. */
  follows: ReadonlySet<string>
  /** The ids of those whom this viewer blocked, or who blocked this viewer. */
  blockedEitherWay: ReadonlySet<string>
}

/** The id of nobody. Stands for visitors, and for every reader of a link where nothing may be their own. */
export const visitorId = '00000000-0000-0000-0000-000000000000'

/** A Kick, Bucket, Journal or entry of a log, as far as the policy needs to know it. A Story has the audience of its Journal. */
export interface Thing {
  /** Null after the account was deleted. */
  ownerId: string | null
  audience: Audience
  /** Set while an operator hides it from everybody but its owner. */
  hiddenAt: Date | null
}

/**
 * Returns whether a viewer may see a thing. To everybody else it does not exist. `isVisibleTo` is the same rule in SQL.
 * @param viewer undefined for visitors
 */
export function maySee(viewer: Viewer | undefined, { ownerId, audience, hiddenAt }: Thing): boolean {
  if (viewer && viewer.id === ownerId) return true
  if (hiddenAt) return false
  if (!viewer) return audience === 'Public'
  if (ownerId !== null && viewer.blockedEitherWay.has(ownerId)) return false
  if (audience === 'Followers') return ownerId !== null && viewer.follows.has(ownerId)
  return audience === 'Members' || audience === 'Public'
}

/** Returns whether the pictures of a thing have URLs that everybody can open. The view `open_pictures` agrees. */
export const hasOpenPictures = ({ audience, hiddenAt }: Omit<Thing, 'ownerId'>): boolean =>
  hiddenAt === null && (audience === 'Members' || audience === 'Public')
