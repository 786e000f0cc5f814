import { messagesOf, say } from '../messages'

export const words = messagesOf({
  hidden: (said: string) => say('Hidden by a moderator: {words}', { words: said }),
  answer: 'Read and answer',
})
