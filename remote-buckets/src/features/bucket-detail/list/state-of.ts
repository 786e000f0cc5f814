import type { Kick } from '@bucketeer/shared-auth'

export type KickState = 'done' | 'doing' | 'wish'

/** Returns whether the viewer did a Kick, is on it, or neither. */
export const stateOf = ({ mine }: Pick<Kick, 'mine'>): KickState => {
  if (mine.doing !== null) return 'doing'
  return mine.done > 0 ? 'done' : 'wish'
}
