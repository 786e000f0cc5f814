import { messagesOf, say } from '../../../messages'

export const words = messagesOf({
  field: 'Write down something you want to do',
  hint: 'Enter adds it, for you alone to see. You can paste a whole list too.',
  added: (count: number) => say('{count, plural, one {# wish added} other {# wishes added}}', { count }),
  when: 'When?',
  whenHint: '2027, summer 2027, May 2027 or 3 May 2027. Leave it empty for some day.',
  save: 'Save',
  offerPlace: (name: string) => say('{name}?', { name }),
  notPlace: (name: string) => say('Not {name}', { name }),
  placeIs: (name: string, country: string) => say('Place: {name}, {country}', { name, country }),
  undo: 'Undo',
  couldNotSetPlace: 'Could not set the place:',
  cancel: 'Cancel',
  couldNotSave: 'Could not save the date:',
})
