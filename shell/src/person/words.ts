export const words = {
  back: 'Back to the start',
} as const
