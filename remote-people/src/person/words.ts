import { isolate } from '@bucketeer/shared-ui'

export const words = {
  back: 'Back to the start',
  muted: (name: string) => `You muted ${isolate(name)}`,
  mutedDetail: 'You can unmute them in the same menu.',
  blocked: (name: string) => `You blocked ${isolate(name)}`,
} as const
