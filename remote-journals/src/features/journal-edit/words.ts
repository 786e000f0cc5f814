import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Edit Journal',
  save: 'Save Journal',
  back: 'Back to Journal',
  failure: 'Could not Update Journal:',
  saved: 'Journal saved',
})
