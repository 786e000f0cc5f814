import { unwrapRing } from './shape'

test('does not change shapes away from the date line', () => {
  const ring = [
    [10, 50],
    [20, 50],
    [20, 60],
    [10, 50],
  ]
  expect(unwrapRing(ring)).toEqual(ring)
})

test('continues a ring beyond the date line in one piece', () => {
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

test('places a ring that starts beyond the date line where most of it is', () => {
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

test('closes a ring around a pole along the edge of the map', () => {
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
