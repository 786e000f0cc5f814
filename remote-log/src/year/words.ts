import { isolate } from '@bucketeer/shared-ui'

export const words = {
  photos: 'Photos of the year',
  countries: 'Where',
  with: 'With whom',
  onlyYou: 'Only you see these names.',
  times: (name: string, count: number) => (count === 1 ? name : `${isolate(name)} · ${count} times`),
} as const
