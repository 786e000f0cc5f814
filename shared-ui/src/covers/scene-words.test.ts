import { randomFrom } from './random'
import { sceneFor, type Subject } from './scene-words'

const sceneOf = (name: string, place?: string) => sceneFor({ name, place }, 'Travel', randomFrom(1))
const scenesOf = (subject: Subject) =>
  new Set(Array.from({ length: 60 }, (_, seed) => sceneFor(subject, 'Travel', randomFrom(seed))))

test.each([
  ['Learn to surf', 'surf'],
  ['Reykjavík in winter', 'polar'],
  ['See the northern lights', 'polar'],
  ['Spring in Kyoto', 'shrine'],
  ['Cross the desert', 'dunes'],
  ['Sleep under the stars', 'night'],
])('sceneFor maps %s to %s', (name, scene) => {
  expect(sceneOf(name)).toBe(scene)
})

test('sceneFor matches short words only as a whole', () => {
  expect(sceneOf('Season of teamwork')).toBe(sceneOf('Nothing that tells'))
})

test('sceneFor chooses a random scene for a name without a known word', () => {
  expect(scenesOf({ name: 'Things to do' }).size).toBeGreaterThan(4)
})

test.each([
  ['Hike in the Alps', ['mountains', 'lake', 'forest']],
  ['A city a month', ['city', 'harbour']],
  ['Walking in Amazones', ['tropics', 'sea']],
  ['Swim every day', ['lake', 'sea', 'tropics']],
  ['Sew a winter coat', ['city', 'countryside', 'harbour']],
])('sceneFor gives %s different scenes that suit it', (name, scenes) => {
  expect(scenesOf({ name })).toEqual(new Set(scenes))
})

test('sceneFor asks the place when the name says nothing', () => {
  expect(sceneOf('Stay a week', 'Kyoto, Japan')).toBe('shrine')
  expect(sceneOf('Learn to surf', 'Kyoto, Japan')).toBe('surf')
})

test('sceneFor chooses what suits the latitude', () => {
  const far = scenesOf({ name: 'Stay a week', latitude: -78 })
  for (const scene of ['tropics', 'savanna', 'dunes'] as const) expect(far).not.toContain(scene)
  expect(scenesOf({ name: 'Stay a week', latitude: 2 })).toContain('savanna')
})

test('sceneFor chooses what suits the season', () => {
  const inWinter = scenesOf({ name: 'A winter week' })
  for (const scene of ['dunes', 'tropics', 'savanna'] as const) expect(inWinter).not.toContain(scene)
  expect(inWinter.size).toBeGreaterThan(3)
})
