export const words = {
  unavailable: (title: string) => `${title} is unavailable right now.`,
  unavailableHint: 'The rest of the site works. Your data is safe.',
  slow: 'This is taking longer than usual.',
  slowHint: 'It still loads. You can wait, or try again.',
  tryAgain: 'Try again',
  trying: 'Trying …',
} as const
