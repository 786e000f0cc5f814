import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  report: 'Report this entry',
  back: 'Back to your Log',
  backTo: (name: string) => say('Back to {name}’s Log', { name }),
  couldNotGet: 'Could not get this entry:',
  outOfReach: 'Nothing to see here',
  audience: 'Who can see this',
  audienceSaved: {
    Private: 'Only you can see this entry now',
    Followers: 'Your followers can see this entry now',
    Members: 'Every member can see this entry now',
  },
  linkNote:
    'It shows the date, the note and the photos, with any names you wrote there. It leaves out stars, steps and whom you were with.',
  linkNoteWithOthers:
    'It shows the date and the photos. It leaves out stars, steps, whom you were with, and what you wrote, unless you show it here.',
  notesChoice: {
    label: 'Show the note',
    hint: 'Also what you wrote about the photos. Names that you wrote there can be read.',
  },
  unsaved: 'What you last wrote here is not saved yet.',
  goOn: 'Go on',
  notReminded: 'This entry is hidden from your memories.',
  remind: 'Let it come up again',
  couldNotSave: 'Could not save this:',
})
