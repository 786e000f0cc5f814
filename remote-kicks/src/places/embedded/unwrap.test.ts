import { unwrapLine, unwrapRing } from './unwrap'

test('what does not touch the date line stays as it is', () => {
  const ring = [
    [10, 50],
    [20, 50],
    [20, 60],
    [10, 50],
  ]
  expect(unwrapRing(ring)).toEqual(ring)
})

test('a ring across the date line goes on beyond it, in one piece', () => {
  const fiji = [
    [179, -16],
    [-179, -16],
    [-179, -17],
    [179, -17],
    [179, -16],
  ]
  expect(unwrapRing(fiji)).toEqual([
    [179, -16],
    [181, -16],
    [181, -17],
    [179, -17],
    [179, -16],
  ])
})

test('a ring that begins beyond the date line lies where most of it is', () => {
  const asia = [
    [-170, 65],
    [170, 70],
    [60, 70],
    [60, 40],
    [170, 60],
    [-170, 65],
  ]
  expect(unwrapRing(asia).map(([lng]) => lng)).toEqual([190, 170, 60, 60, 170, 190])
})

test('a ring around a pole is closed along the edge of the map', () => {
  const antarctica = [
    [-180, -80],
    [-60, -75],
    [60, -70],
    [170, -78],
    [-180, -80],
  ]
  expect(unwrapRing(antarctica)).toEqual([
    [-180, -80],
    [-60, -75],
    [60, -70],
    [170, -78],
    [180, -80],
    [180, -90],
    [-180, -90],
    [-180, -80],
  ])
})

test('a line across the date line goes on beyond it, and has no pole', () => {
  const coast = [
    [-179, 65],
    [60, 70],
    [170, 71],
    [-180, 72],
  ]
  expect(unwrapLine(coast).map(([lng]) => lng)).toEqual([181, 60, 170, 180])
})
