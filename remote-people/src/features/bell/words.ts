import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  bell: (count: number) =>
    say('{count, plural, =0 {Notifications} one {# new notification} other {# new notifications}}', {
      count,
    }),
  more: (count: number) => say('More than {count, number} new notifications', { count }),
  shown: (count: number) => say('{count, number}', { count }),
  shownMore: (count: number) => say('{count, number}+', { count }),
})
