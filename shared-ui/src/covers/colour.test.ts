import { along, mix } from './colour'

test('a mix begins and ends with the colours it is made of', () => {
  expect(mix('#d9481c', '#0f6e6e', 0)).toBe('#d9481c')
  expect(mix('#d9481c', '#0f6e6e', 1)).toBe('#0f6e6e')
})

test('half of black and white is the grey that looks half as bright', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
})

test('a row of three colours passes through the middle one', () => {
  expect(along(['#000000', '#d9481c', '#ffffff'], 0.5)).toBe('#d9481c')
})
