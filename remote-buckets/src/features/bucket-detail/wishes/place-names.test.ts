import { placeNamesIn } from './use-wish-place'

test.each([
  ['Drink tea in Kyoto', ['Kyoto']],
  ['Walk in Kyoto in spring', ['Kyoto']],
  ['See New York City at night', ['New York City', 'New York', 'New']],
  ['Visit Rio de Janeiro', ['Rio de Janeiro', 'Rio']],
  ['From Zürich to Xi’an by train', ['Zürich', 'Xi’an']],
  ['Run in Paris, in Berlin and in Paris again', ['Paris', 'Berlin']],
  ['Swim near Saint-Malo.', ['Saint-Malo']],
])('finds the possible names in %j', (text, names) => {
  expect(placeNamesIn(text)).toEqual(names)
})

test.each(['Learn to surf', 'Kyoto', 'Begin in the morning', 'Read Moby Dick', 'Be sin Lima'])(
  'finds none in %j',
  (text) => {
    expect(placeNamesIn(text)).toEqual([])
  },
)
