import type { PickedPlace } from './picked-place'
import type { Point } from '@bucketeer/shared-ui'

/** A suggested place. */
export interface Suggestion {
  id: string
  name: string
  /** What it is: 'Lake'. Empty for a town. */
  kind: string
  /** The area that distinguishes it from others with that name: 'ZH, Switzerland'. Empty for a country. */
  area: string
  /** Requests its location. @throws Error with a message for users */
  locate(): Promise<PickedPlace>
}

/** Formats a suggestion for a list: 'Zürich, ZH, Switzerland'. */
export const suggestionLabel = ({ name, area }: Suggestion) => (area ? `${name}, ${area}` : name)

/** A source of places. Its functions throw an Error with a message for users. */
export interface PlaceDirectory {
  /** Returns suggestions, the best match first. */
  search(text: string, signal?: AbortSignal): Promise<Suggestion[]>
  /** Returns the place at a spot, with the coordinates of the spot. */
  placeAt(location: Point, signal?: AbortSignal): Promise<PickedPlace>
}
