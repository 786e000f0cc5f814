import { type Kick } from '@bucketeer/shared-auth'

export type Category = NonNullable<Kick['category']>

/** The three categories with their visible texts. */
export const categoryLabels: Record<Category, string> = {
  Chill: 'Chill',
  Travel: 'Travel',
  Activity: 'Activities',
}

export const isCategory = (value: unknown): value is Category =>
  typeof value === 'string' && Object.hasOwn(categoryLabels, value)

export const categories = Object.keys(categoryLabels).filter(isCategory)
