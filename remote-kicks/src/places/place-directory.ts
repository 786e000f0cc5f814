import type { Point } from '@bucketeer/shared-auth'
import type { PickedPlace } from './picked-place'

/** A place that may be meant by what was typed. */
export interface Suggestion {
  id: string
  name: string
  /** What tells it from others of that name: 'ZH, Switzerland'. */
  area: string
  /** Finds out where it is. Throws an Error whose message is for a person. */
  locate(): Promise<PickedPlace>
}

/** A suggestion as a list shows it: 'Zürich, ZH, Switzerland'. */
export const suggestionLabel = ({ name, area }: Suggestion) => (area ? `${name}, ${area}` : name)

/** Who knows where places are. What fails throws an Error whose message is for a person. */
export interface PlaceDirectory {
  /** The best match first. */
  search(text: string, signal?: AbortSignal): Promise<Suggestion[]>
  /** The place at a spot, with the spot's own coordinates. */
  placeAt(location: Point, signal?: AbortSignal): Promise<PickedPlace>
}
