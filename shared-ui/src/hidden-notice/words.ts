import { messagesOf, say } from '../messages'

export const words = messagesOf({
  hidden: (said: string) => say('Hidden by a moderator: {words}', { words: said }),
  hiddenByOperator: 'Hidden by those who run this site.',
  held: 'Held until a moderator has looked at it, because its text was written several times. Only you see it.',
  answer: 'Read and answer',
})
