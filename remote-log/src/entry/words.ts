import { isolate } from '@bucketeer/shared-ui'

export const words = {
  by: (name: string) => `From the Log of ${isolate(name)}`,
  again: 'Would do it again',
  once: 'Once was enough',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  with: (names: string) => `With ${isolate(names)}`,
  note: 'Note',
  steps: 'Steps',
  stepState: { done: 'Done:', open: 'Open:' },
  toKick: 'Go to Kick',
} as const
