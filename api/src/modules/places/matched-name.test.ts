import { matchedName } from './matched-name'
import type { PlaceRow } from './repository'

const place = (name: string, names: string[], kind: PlaceRow['kind'] = 'town'): PlaceRow => ({
  ...{ id: 1, kind, name, names, countryCode: 'XX', region: null, lat: 0, lng: 0, population: 0 },
})
const munich = place('Munich', [
  'Minga',
  'Muenchen',
  'Munchen',
  'München',
  'Mnichov',
  'Münih',
  'MUC',
  'ميونخ',
  'Мюнхен',
])
const marrakesh = place('Marrakesh', ['Marrakech', 'Marrákes', 'مراكش', 'مَرَّاكُش'])

test.each([
  [munich, 'München', 'München'],
  [munich, 'münchen', 'München'],
  [munich, 'MÜNCH', 'München'],
  [munich, 'München'.normalize('NFD'), 'München'],
  [munich, 'mün', 'Munich'],
  [munich, 'munchen', 'München'],
  [munich, 'muenchen', 'Muenchen'],
  [munich, 'mun', 'Munich'],
  [munich, 'Munich', 'Munich'],
  [munich, 'мюн', 'Мюнхен'],
  [munich, 'ميو', 'ميونخ'],
  [munich, 'Munhic', 'Munich'],
  [marrakesh, 'مراك', 'مراكش'],
  [marrakesh, 'marrakech', 'Marrakech'],
  [place('Zürich', ['Zurich', 'Zurigo']), 'zurich', 'Zürich'],
  [place('Zürich', ['Zurich', 'Zurigo']), 'zuri', 'Zürich'],
  [place('القاهرة', ['القاهرة']), 'القاهره', 'القاهرة'],
  [place('Tokyo', ['東京', '東京都']), '東京', '東京'],
  [place('New York City', ['NYC', 'Nueva York']), 'nyc', 'New York City'],
  [place('Zürich (Kreis 4) / Aussersihl', ['Zürich (Kreis 4)']), 'zurich', 'Zürich (Kreis 4) / Aussersihl'],
  [place('Germany', ['Deutschland'], 'country'), 'Deutschland', 'Germany'],
])('names %o as %s as %s', (each, typed, name) => {
  expect(matchedName(typed, each)).toBe(name)
})
