import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'New for you',
  all: 'All notifications',
})
