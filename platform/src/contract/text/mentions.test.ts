import { splitAtNames } from './mentions'

const [ann, annika, mira, zoe] = ['Ann', 'Ann Wanderer', 'Mira', 'Zoë 🌊'].map((userName) => ({ userName }))
const people = [ann, annika, mira, zoe].flatMap((person) => person ?? [])

test.each([
  ['@Mira: take gloves', [mira, ': take gloves']],
  ['Thanks, @mira!', ['Thanks, ', mira, '!']],
  ['@Ann Wanderer was right', [annika, ' was right']],
  ['@Ann was right', [ann, ' was right']],
  ['(@Zoë 🌊, @Ann)', ['(', zoe, ', ', ann, ')']],
  ['@Annabel', ['@Annabel']],
  ['mail@Ann.example', ['mail@Ann.example']],
  ['Nobody', ['Nobody']],
  ['', []],
])('finds the people in %j', (text, parts) => {
  expect(splitAtNames(text, people)).toEqual(parts)
})

test('takes the first of two people with one name', () => {
  const both = [
    { userName: 'Ann', id: 1 },
    { userName: 'Ann', id: 2 },
  ]
  expect(splitAtNames('@Ann', both)).toEqual([both[0]])
})
