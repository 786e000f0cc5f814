import { messagesOf } from '../../messages'

export const words = messagesOf({
  elsewhere: 'I have a list elsewhere',
})
