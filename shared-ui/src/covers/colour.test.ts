import { along, mix } from './colour'

test('mix returns the first colour at 0 and the second at 1', () => {
  expect(mix('#d9481c', '#0f6e6e', 0)).toBe('#d9481c')
  expect(mix('#d9481c', '#0f6e6e', 1)).toBe('#0f6e6e')
})

test('mix returns the perceptual middle of black and white', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})

test('along returns the middle colour at 0.5', () => {
  expect(along(['#000000', '#d9481c', '#ffffff'], 0.5)).toBe('#d9481c')
})
