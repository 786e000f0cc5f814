export const words = {
  heading: 'Write a Story',
  intro: (journal: string) => `A page for “${journal}”.`,
  save: 'Save',
  back: 'Back to Journal',
  failure: 'Could not Create Story:',
  created: 'Your Story is in the Journal',
}
