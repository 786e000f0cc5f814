import { messagesOf } from '../../messages'

export const words = messagesOf({
  elsewhere: 'I have a list elsewhere',
  hint: 'Bring it in from another program, a spreadsheet or a folder of photos.',
})
