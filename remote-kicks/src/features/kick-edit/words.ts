export const words = {
  heading: 'Edit Kick',
  save: 'Save Kick',
  cancel: 'Back to Kick',
  failure: 'Could not Update Kick:',
  chooseContinent: 'Choose a continent.',
  chooseCategory: 'Choose a category.',
  parts: { picture: 'a picture', category: 'a category', continent: 'a continent' },
  missing: (parts: string) => `Before others can see it, this Kick needs ${parts}.`,
  updated: 'Kick saved',
}
