import { messagesOf, say } from '../messages'

export const words = messagesOf({
  loadFailed: 'Check the connection, then try again.',
  showMore: (shown: number, all: number) =>
    say('Show more ({shown, number} of {all, number})', { shown, all }),
})
