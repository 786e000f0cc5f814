import { messagesOf, say } from '../messages'

export const words = messagesOf({
  muted: (name: string) => say('You muted {name}', { name }),
  mutedDetail: 'You can unmute them in the same menu.',
  blocked: (name: string) => say('You blocked {name}', { name }),
})
