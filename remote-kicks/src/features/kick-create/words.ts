export const words = {
  heading: 'Create a Kick',
  intro: 'One thing worth doing, one picture, one place on the map. Everybody will see it.',
  bucket: 'Bucket',
  save: 'Save',
  back: 'Back to Kicks',
  failure: 'Could not Create Kick:',
  created: 'Your Kick is out in the world',
}
