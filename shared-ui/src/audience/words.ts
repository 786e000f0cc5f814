export const words = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  couldNotSave: 'Could not save this:',
  narrowed: 'Its photos can no longer be opened by their old address. Copies that people made stay theirs.',
}
