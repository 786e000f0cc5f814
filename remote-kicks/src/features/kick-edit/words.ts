export const words = {
  heading: 'Edit Kick',
  save: 'Save Kick',
  cancel: 'Back to Kick',
  failure: 'Could not Update Kick:',
  updated: 'Kick saved',
}
