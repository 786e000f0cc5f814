import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Your archive',
  text: 'Take everything with you, or bring in what you have elsewhere.',
  open: 'Open your archive',
})
