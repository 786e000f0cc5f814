import { messagesOf } from '../messages'

export const words = messagesOf({
  needed: 'You need to be logged in to create a Journal',
  login: 'Login',
})
