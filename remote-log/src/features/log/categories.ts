import type { Kick } from '@bucketeer/shared-auth'

type Category = NonNullable<Kick['category']>

const labels: Record<Category, string> = { Chill: 'Chill', Travel: 'Travel', Activity: 'Activities' }

export const isCategory = (value: unknown): value is Category =>
  typeof value === 'string' && Object.hasOwn(labels, value)

export const categoryOptions = Object.entries(labels).map(([value, label]) => ({ value, label }))
