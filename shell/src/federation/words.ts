import { isolate } from '@bucketeer/shared-ui'

export const words = {
  unavailable: (title: string) => `${isolate(title)} is unavailable right now.`,
  unavailableHint: 'The rest of the site works. Your data is safe.',
  slow: 'This is taking longer than usual.',
  slowHint: 'It still loads. You can wait, or try again.',
  switchedOff: (title: string) => `${isolate(title)} is taking a break`,
  switchedOffHint: 'We switched it off for a while. What you made is safe, and the rest of the site works.',
  home: 'Go to the start page',
  tryAgain: 'Try again',
  trying: 'Trying …',
} as const
