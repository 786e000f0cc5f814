import { messagesOf, say } from '../messages'

export const words = messagesOf({
  view: 'View Journal',
  stories: 'Stories',
  noStories: 'No Stories yet',
  more: (count: number) => say('and {count, number} more', { count }),
})
