import { messagesOf } from '../messages'

export const words = messagesOf({
  skip: 'Skip to content',
  failure: 'The site got lost on its way. Your data is safe.',
})
