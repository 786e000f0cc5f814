export const words = {
  continent: 'Continent',
  noContinent: 'Choose a continent.',
  selectContinent: 'Select Continent',
  country: 'Country',
  place: 'Place',
  placePlaceholder: 'Where is it?',
  placeWaiting: 'We are still looking for your place. We save as soon as we know it.',
  placeUnknown:
    'Nothing is saved yet, because we do not know the place you typed. Correct it, or save without it.',
  title: 'Title',
  noTitle: 'Give it a title.',
  titlePlaceholder: 'Swim under a waterfall',
  category: 'Category',
  noCategory: 'Choose a category.',
  audience: 'Who can see it',
  precision: {
    legend: 'How exactly may others see the place?',
    exact: 'The very spot',
    area: 'Within about 5 km',
    country: 'Only the country',
    hint: 'Your text and photos can still tell.',
    seenBefore: 'People may have seen the exact spot before.',
  },
  categoryNotes: {
    Chill: 'Slow down, take it in.',
    Travel: 'Go there, look around.',
    Activity: 'Do it, feel it.',
  },
  /** Seeds of the drawings for the categories, never shown. */
  categoryScenes: { Chill: 'Beach at sunset', Travel: 'Old town', Activity: 'Climb the mountain' },
  picture: 'Picture of Experience',
  /** In 'A Kick can have 8 photos.' */
  thing: 'A Kick',
  drawnCover: 'Without a picture, we draw this cover.',
  bio: 'Bio',
  bioPlaceholder: 'What makes it worth doing? What should people know before they go?',
}
