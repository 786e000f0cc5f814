export const words = {
  title: 'Title',
  titlePlaceholder: 'Swim under a waterfall',
  category: 'Category',
  continent: 'Continent',
  selectContinent: 'Select Continent',
  audience: 'Who can see it',
  categoryNotes: {
    Chill: 'Slow down, take it in.',
    Travel: 'Go there, look around.',
    Activity: 'Do it, feel it.',
  },
  /** Seeds of the drawings for the categories, never shown. */
  categoryScenes: { Chill: 'Beach at sunset', Travel: 'Old town', Activity: 'Climb the mountain' },
  picture: 'Picture of Experience',
  drawnCover: 'Without a picture, we draw this cover.',
  bio: 'Bio',
  bioPlaceholder: 'What makes it worth doing? What should one know before?',
}
