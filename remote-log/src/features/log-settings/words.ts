import { messagesOf } from '../../messages'

export const words = messagesOf({
  heading: 'Your Log',
  intro: 'New entries begin with this. Each one can be changed later.',
  audience: 'Who can see what you did?',
  saved: 'Saved',
  saving: 'Saving…',
  couldNotGet: 'Could not get the settings of your Log:',
  couldNotSave: 'Could not save this:',
})
