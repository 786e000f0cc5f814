export const words = {
  skip: 'Skip to content',
  failure: 'The site got lost on its way. Your data is safe.',
} as const
