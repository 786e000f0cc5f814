export const words = {
  heading: 'Create a Journal',
  intro: 'One title for a journey, and a page for everything that happened on it.',
  save: 'Create New Journal!',
  goBack: 'Go Back',
  failure: 'Could not Create Journal:',
  created: 'Your new Journal is ready',
}
