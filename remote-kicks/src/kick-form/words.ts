import { messagesOf } from '../messages'

export const words = messagesOf({
  continent: 'Continent',
  noContinent: 'Choose a continent.',
  selectContinent: 'Select Continent',
  fromPlace: 'from the place',
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
  audience: 'Who can see this',
  precision: {
    legend: 'How exactly can others see the place?',
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
  picture: 'Picture of Experience',
  pictureWaiting: 'Your picture is still on its way. We save as soon as it is here.',
  pictureLost: 'Nothing is saved yet, because your picture did not arrive. Try it again.',
  pictureMissing: 'A Kick needs a picture. Choose one, then save again: what you typed stays.',
  /** In 'A Kick can have 8 photos.' */
  thing: 'A Kick',
  drawnCover: 'Without a picture, we draw this cover.',
  liveCover: 'We draw this from your title. Use it, or choose a picture.',
  bio: 'Bio',
  bioPlaceholder: 'What makes it worth doing? What should people know before they go?',
})
