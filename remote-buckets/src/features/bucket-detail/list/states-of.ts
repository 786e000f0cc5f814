import type { Kick } from '@bucketeer/shared-auth'

export type KickState = 'done' | 'doing' | 'wish'

/** Returns whether the viewer did a Kick, is on it, or both; else it is a wish. */
export const statesOf = ({ mine }: Pick<Kick, 'mine'>): KickState[] => {
  const states: KickState[] = []
  if (mine.done > 0) states.push('done')
  if (mine.doing !== null) states.push('doing')
  return states.length > 0 ? states : ['wish']
}
