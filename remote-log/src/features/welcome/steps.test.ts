import { firstStep, stepFrom } from './step-frame'

const none = { wishes: false, done: false, way: false, audience: false }

test.each([
  [none, 'wishes'],
  [{ ...none, done: true }, 'wishes'],
  [{ ...none, wishes: true }, 'loved'],
  [{ ...none, wishes: true, done: true }, 'way'],
])('continues with the first missing step: %j', (taken, step) => {
  expect(firstStep(taken)).toBe(step)
})

test('has no step before the first and after the last', () => {
  expect([stepFrom('wishes', -1), stepFrom('wishes', 1), stepFrom('way', 1)]).toEqual([
    undefined,
    'loved',
    undefined,
  ])
})
