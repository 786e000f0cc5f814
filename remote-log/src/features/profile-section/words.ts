import { isolate } from '@bucketeer/shared-ui'

export const words = {
  own: 'Your Log',
  of: (name: string) => `${isolate(name)}’s Log`,
  all: 'Show all',
  allOf: (heading: string) => `Show all: ${heading}`,
  year: (year: number) => `Your year ${year}`,
} as const
