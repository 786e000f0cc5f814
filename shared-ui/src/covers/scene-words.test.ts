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
])('%s shows %s', (name, scene) => {
  expect(sceneOf(name)).toBe(scene)
})

test('short words count only as a whole', () => {
  expect(sceneOf('Season of teamwork')).toBe(sceneOf('Nothing that tells'))
})

test('a name that tells nothing leaves the scene to the lot', () => {
  const drawn = Array.from({ length: 60 }, (_, seed) => sceneFor('Things to do', 'Travel', randomFrom(seed)))
  expect(new Set(drawn).size).toBeGreaterThan(4)
})
