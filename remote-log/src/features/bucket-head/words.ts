import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  done: (done: number, all: number) => say('{done} of {all} done', { done, all }),
})
