import { messagesOf, say } from '../../../messages'

export const words = messagesOf({
  question: (count: number, all: number) =>
    all === 1
      ? say('This Kick is for you alone. Show it here, too?')
      : say(
          '{count, plural, one {# of these {all, number} is for you alone. Show it here, too?} other {# of these {all, number} are for you alone. Show them here, too?}}',
          { count, all },
        ),
  meaning:
    'Whoever can open this Bucket then reads name and text, sees the picture, and the place within 5 km at most. Nothing else changes.',
  all: 'Show all',
  choose: 'Choose…',
  back: 'Back',
  none: 'Show none',
  showChosen: (count: number) => (count === 0 ? say('Show none') : say('Show {count, number}', { count })),
  chosen: 'Kicks to show here',
  couldNotShow: 'Could not save this:',
})
