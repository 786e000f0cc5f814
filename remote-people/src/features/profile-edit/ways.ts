import type { User } from '@bucketeer/shared-auth'
import type { CoverProps } from '@bucketeer/shared-ui'

export type Way = NonNullable<User['way']>

interface WayScene {
  way: Way
  scene: CoverProps
}

/** The ways with their landscapes. */
export const ways: readonly WayScene[] = [
  { way: 'To Enjoy', scene: { name: 'A hammock by the lagoon', kind: 'Chill' } },
  { way: 'To Achieve', scene: { name: 'The last metres to the summit', kind: 'Activity' } },
  { way: 'To Enlighten', scene: { name: 'Under the stars', kind: 'Journal' } },
]

export const isWay = (value: unknown): value is Way => ways.some(({ way }) => way === value)
