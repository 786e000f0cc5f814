export const words = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  couldNotSave: 'Could not save this:',
  withLink: {
    open: (audience: string) => `${audience} and whoever has the link`,
    password: (audience: string) => `${audience} and whoever has the link and its password`,
  },
  narrowed: 'Its photos can no longer be opened by their old address. Copies that people made stay theirs.',
}
