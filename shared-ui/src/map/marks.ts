import type { Pin } from './map-props'
import type { Bounds, Point } from './point'

/** One or more pins at the very same place, such as the centre of a town. */
export interface Spot {
  location: Point
  /** By number. */
  pins: Pin[]
}

/** Returns whether a spot is the centre of an area. */
export const isArea = ({ pins }: Spot) => pins.some(({ isArea }) => isArea)

/** Several spots that are too near to each other to be drawn at a zoom. */
export interface Cluster {
  location: Point
  /** The number of pins, and the first pin by number. */
  count: number
  first: number
  /** The zoom at which it becomes several marks. */
  splitZoom: number
}

export type Mark = Spot | Cluster
export const isCluster = (mark: Mark): mark is Cluster => 'splitZoom' in mark

/** Finds what a map of pins shows. */
export interface PinIndex {
  spots: readonly Spot[]
  /** Returns the marks within bounds at a zoom, in the order of their first numbers. */
  marksIn(bounds: Bounds, zoom: number): Mark[]
  /** Returns the spot of a pin. */
  spotOf(id: string): Spot | undefined
  /** Returns the lowest zoom at which a spot is not part of a cluster. */
  zoomOf(spot: Spot): number
}
