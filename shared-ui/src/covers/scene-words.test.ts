import { randomFrom } from './random'
import { sceneFor } from './scene-words'

const sceneOf = (name: string) => sceneFor(name, 'Travel', randomFrom(1))

test.each([
  ['Learn to surf', 'surf'],
  ['Hike in the Alps', 'mountains'],
  ['Reykjavík in winter', 'polar'],
  ['See the northern lights', 'polar'],
  ['Spring in Kyoto', 'shrine'],
  ['Cross the desert', 'dunes'],
  ['A city a month', 'city'],
  ['Walking in Amazones', 'tropics'],
  ['Sleep under the stars', 'night'],
])('sceneFor maps %s to %s', (name, scene) => {
  expect(sceneOf(name)).toBe(scene)
})

test('sceneFor matches short words only as a whole', () => {
  expect(sceneOf('Season of teamwork')).toBe(sceneOf('Nothing that tells'))
})

test('sceneFor chooses a random scene for a name without a known word', () => {
  const chosen = Array.from({ length: 60 }, (_, seed) => sceneFor('Things to do', 'Travel', randomFrom(seed)))
  expect(new Set(chosen).size).toBeGreaterThan(4)
})
