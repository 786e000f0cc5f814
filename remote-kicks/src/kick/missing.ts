import { type Kick } from '@bucketeer/shared-auth'

type Part = 'picture' | 'category' | 'continent'

interface Parts {
  pictures: string | null
  category: Kick['category']
  continent: Kick['continent'] | ''
}

/** Returns what a Kick needs before others than its creator can see it. */
export const missingParts = ({ pictures, category, continent }: Parts): Part[] => [
  ...(pictures ? [] : (['picture'] as const)),
  ...(category ? [] : (['category'] as const)),
  ...(continent ? [] : (['continent'] as const)),
]
