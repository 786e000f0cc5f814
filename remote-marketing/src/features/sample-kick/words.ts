import { messagesOf } from '../../messages'

export const words = messagesOf({
  back: 'Back to the start',
  aboutKicks: 'What a Kick is',
  kick: 'One thing to experience, with a place and a picture. Save it, and it waits in your Bucket “Someday” until the day you do it. Then you tick it off, and write down how it was.',
  showAll: 'Show all Kicks',
  more: 'Two more to start with',
})
