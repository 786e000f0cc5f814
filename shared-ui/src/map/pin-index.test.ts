import { isCluster } from './marks'
import { indexPins } from './pin-index'

const pin = (number: number, lat: number, lng: number) => ({
  id: `pin-${number}`,
  number,
  name: `Kick ${number}`,
  location: { lat, lng },
})
const world = { south: -85, west: -180, north: 85, east: 180 }

test('finds each pin across the date line', () => {
  const index = indexPins([pin(1, -17, 178), pin(2, -14, -172), pin(3, 48, 16)])
  const found = index.marksIn({ south: -20, west: 170, north: -10, east: 195 }, 4)
  expect(found.map((mark) => (isCluster(mark) ? mark.count : mark.pins[0]?.id))).toEqual(['pin-1', 'pin-2'])
})

test('names the zoom at which a cluster becomes several marks', () => {
  const index = indexPins([pin(1, 47.56, 13.67), pin(2, 47.6, 13.7), pin(3, 47.6, 13.7)])
  const [cluster, ...others] = index.marksIn(world, 2)
  if (!cluster || !isCluster(cluster)) throw new Error('It is no cluster.')
  expect(others).toEqual([])
  expect(cluster.count).toBe(3)
  expect(index.marksIn(world, cluster.splitZoom)).toHaveLength(2)
  expect(index.marksIn(world, cluster.splitZoom - 1)).toHaveLength(1)
})

test('names the lowest zoom at which a spot is drawn alone', () => {
  const index = indexPins([pin(1, 47.56, 13.67), pin(2, 47.6, 13.7), pin(3, 10, 106)])
  const spot = index.spotOf('pin-2')
  if (!spot) throw new Error('It has no spot.')
  const zoom = index.zoomOf(spot)
  expect(index.marksIn(world, zoom)).toContain(spot)
  expect(index.marksIn(world, zoom - 1)).not.toContain(spot)
})

test('separates spots of 20 metres in the closest views', () => {
  const index = indexPins([pin(1, 47.56, 13.67), pin(2, 47.5602, 13.67)])
  expect(index.marksIn(world, 17)).toHaveLength(2)
})
