import { counted, isolate } from '@bucketeer/shared-ui'

export const words = {
  field: 'Write down something you want to do',
  hint: 'Enter adds it, for you alone to see. You can paste a whole list too.',
  added: (count: number) => `${counted(count, 'wish', 'wishes')} added`,
  when: 'When?',
  whenHint: '2027, summer 2027, May 2027 or 3 May 2027. Leave it empty for some day.',
  save: 'Save',
  offerPlace: (name: string) => `${isolate(name)}?`,
  notPlace: (name: string) => `Not ${isolate(name)}`,
  placeIs: (name: string, country: string) => `Place: ${isolate(name)}, ${isolate(country)}`,
  undo: 'Undo',
  couldNotSetPlace: 'Could not set the place:',
  cancel: 'Cancel',
  couldNotSave: 'Could not save the date:',
}
