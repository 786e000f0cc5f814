export const words = {
  heading: 'Edit Story',
  save: 'Save Story',
  back: 'Back to Journal',
  failure: 'Could not Update Story:',
  saved: 'Story saved',
}
