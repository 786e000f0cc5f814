export const words = {
  back: 'Back to your Log',
  backTo: (name: string) => `Back to ${name}’s Log`,
  couldNotGet: 'Could not get this entry:',
  outOfReach: 'Nothing to see here',
  audience: 'Who can see this',
  audienceSaved: {
    Private: 'Only you can see this entry now',
    Followers: 'Your followers can see this entry now',
    Members: 'Every member can see this entry now',
  },
  linkNote:
    'It shows date, note and photos, with the names you wrote there. Stars, steps and with whom you were are left out.',
  unsaved: 'What you last wrote here is not saved yet.',
  goOn: 'Go on',
  notReminded: 'This does not come up among your memories.',
  remind: 'Let it come up again',
  couldNotSave: 'Could not save this:',
} as const
