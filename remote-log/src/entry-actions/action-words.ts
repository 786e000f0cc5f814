import { messagesOf, say } from '../messages'

export const actionWords = messagesOf({
  menu: (name: string) => say('Options for {name}', { name }),
  change: 'Change',
  delete: 'Delete from my Log',
  question: 'Delete this from your Log?',
  consequence: (name: string) =>
    say('Your entry about “{name}”, with its note, photos and steps, will be gone. The Kick stays.', {
      name,
    }),
  deleted: 'Deleted from your Log',
  couldNotDelete: 'Could not delete this:',
})
