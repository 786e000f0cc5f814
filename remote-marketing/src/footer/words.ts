import { productName } from '@bucketeer/shared-ui'

export const words = {
  label: 'Footer',
  motto: 'Somewhere for everything you want to have done.',
  host: `${productName} is open-source software. Whoever hosts this site runs it.`,
} as const
