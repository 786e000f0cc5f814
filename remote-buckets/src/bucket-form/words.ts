import { messagesOf } from '../messages'

export const words = messagesOf({
  title: 'Title',
  titlePlaceholder: 'Walking in Amazones',
  picture: 'Picture of Experience',
  bio: 'Bio',
  waiting: 'Your picture is still on its way. We save as soon as it is here.',
  pictureLost:
    'Nothing is saved yet, because your picture did not arrive. Save again to try it once more, or remove it first.',
})
