import { messagesOf, say } from '../messages'

export const words = messagesOf({
  hidden: (said: string) => say('Hidden by a moderator: {words}', { words: said }),
  hiddenByOperator: 'Hidden by those who run this site.',
  answer: 'Read and answer',
})
