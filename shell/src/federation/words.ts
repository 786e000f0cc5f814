import { messagesOf, say } from '../messages'

export const words = messagesOf({
  unavailable: (title: string) => say('{title} is unavailable right now.', { title }),
  unavailableHint: 'The rest of the site works. Your data is safe.',
  slow: 'This is taking longer than usual.',
  slowHint: 'It still loads. You can wait, or try again.',
  switchedOff: (title: string) => say('{title} is taking a break', { title }),
  switchedOffHint: 'We switched it off for a while. What you made is safe, and the rest of the site works.',
  home: 'Go to the start page',
  tryAgain: 'Try again',
  trying: 'Trying …',
})
