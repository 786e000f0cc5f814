export const words = {
  failed: 'The site did not start.',
  slow: 'The site is taking long to start.',
  hint: 'Your data is safe. Check your connection, and try again.',
  tryAgain: 'Try again',
} as const
