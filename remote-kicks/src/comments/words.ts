import { messagesOf, say } from '../messages'

export const words = messagesOf({
  heading: (count: number) =>
    count > 0 ? say('Comments ({count, number})', { count }) : say('Comments', {}),
  open: (count: number) => (count > 0 ? say('Comments ({count, number})', { count }) : say('Comment', {})),
  label: 'Your comment',
  placeholder: 'Been there? Dreaming of it? Say so.',
  placeholderOfStory: 'Did it move you? Say so.',
  help: '“@” and the name of somebody who wrote here tells them.',
  send: 'Send comment',
  couldNotSend: 'Could not Send Comment:',
  couldNotGet: 'Could not get Comments:',
  couldNotUpdate: 'Could not Update Comment:',
  couldNotDelete: 'Could not Delete Comment:',
  closed: 'This Kick is withdrawn and takes no new comments.',
  onlyYou: 'Only you can see this. Others can comment when they can see it.',
  none: 'Nobody has said a word yet.',
  more: 'Show older comments',
  loading: 'Comments are on their way…',
  edited: 'edited',
  edit: 'Edit',
  editLabel: 'Edit your comment',
  save: 'Save comment',
  cancel: 'Cancel',
  delete: 'Delete',
  confirmTitle: 'Delete this comment?',
  confirmText: 'It will be gone for good.',
  confirmDelete: 'Delete comment',
  list: 'Comments, newest first',
  muted: (name: string) =>
    say('You muted {name}. Their comments will be hidden on your next visit.', { name }),
  by: (name: string) => say('Comment by {name}', { name }),
})
