export const words = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  couldNotSave: 'Could not save this:',
  withLink: {
    open: (audience: string) => `${audience} and whoever has the link`,
    password: (audience: string) => `${audience} and whoever has the link and its password`,
  },
  privateWithLink: 'Nobody else can find it, but whoever has the link can open it.',
  narrowed: 'Its photos can no longer be opened by their old address. Copies that people made stay theirs.',
}
