import { exactMatch } from './place-directory'

const suggestion = (name: string, area: string) => ({
  id: `${name}, ${area}`,
  name,
  kind: '',
  area,
  locate: () => Promise.reject(new Error('Not needed')),
})
const darwin = suggestion('Mount Darwin', 'Zimbabwe')
const zurich = suggestion('Zürich', 'ZH, Switzerland')
const grazAustria = suggestion('Graz', 'Austria')
const grazUsa = suggestion('Graz', 'TX, United States')

test.each(['Zürich', 'zurich', ' ZURICH ', 'Zu\u0308rich', 'Zürich, Switzerland', 'zurich ,zh, switzerland'])(
  'matches %j',
  (typed) => expect(exactMatch(typed, [darwin, zurich])).toBe(zurich),
)

test.each(['Mount Fuji', 'Mount', 'Zurichs', 'Zürich, Austria', 'Switzerland', ''])(
  'does not match %j',
  (typed) => expect(exactMatch(typed, [darwin, zurich])).toBeUndefined(),
)

test.each([
  ['آسفي', 'اسفي'],
  ['Łódź', 'lodz'],
  ['Kauaʻi', 'Kauai'],
])('matches %s for %s', (name, typed) => {
  const place = suggestion(name, 'Somewhere')
  expect(exactMatch(typed, [darwin, place])).toBe(place)
})

test('takes the first of several with the same name', () => {
  expect(exactMatch('graz', [grazAustria, grazUsa])).toBe(grazAustria)
  expect(exactMatch('graz, united states', [grazAustria, grazUsa])).toBe(grazUsa)
})
