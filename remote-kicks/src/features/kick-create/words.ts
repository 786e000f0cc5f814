export const words = {
  heading: 'Create a Kick',
  intro:
    'One thing worth doing, one picture, one place on the map. Everybody will see it, unless you keep it to yourself.',
  bucket: 'Bucket',
  place: 'Place',
  placePlaceholder: 'Where is it?',
  placeWaiting: 'We are still looking for your place. We save as soon as we know it.',
  placeUnknown:
    'Nothing is saved yet, because we do not know the place you typed. Correct it, or save without it.',
  save: 'Save',
  back: 'Back to Kicks',
  failure: 'Could not Create Kick:',
  created: 'Your Kick is out in the world',
  createdPrivate: 'Your Kick is saved, for you alone',
}
