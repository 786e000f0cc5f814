import { formatDay } from '@bucketeer/shared-ui'
import { messagesOf, say } from '../messages'

export const words = messagesOf({
  since: (date: string) => say('On the road since {day}', { day: formatDay(date) }),
  back: 'Back to the start',
  muted: (name: string) => say('You muted {name}', { name }),
  mutedDetail: 'You can unmute them in the same menu.',
  blocked: (name: string) => say('You blocked {name}', { name }),
})
