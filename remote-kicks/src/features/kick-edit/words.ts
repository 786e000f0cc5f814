export const words = {
  heading: 'Edit Kick',
  save: 'Save Kick',
  cancel: 'Back to Kick',
  failure: 'Could not Update Kick:',
  parts: { picture: 'a picture', category: 'a category', continent: 'a continent' },
  missing: (parts: string) => `Before others can see it, this Kick needs ${parts}.`,
  updated: 'Kick saved',
}
