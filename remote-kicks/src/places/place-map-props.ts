import type { Point } from './point'

export interface PlaceMapProps {
  /** Where the middle is; when it changes, the map moves there at `zoom`, unless it was chosen on the map itself. */
  centre: Point
  /** 0 shows the world, 15 a few streets. */
  zoom: number
  /** Marked with a pin. */
  marker?: Point | null
  /** Called with the spot that was clicked, or with the middle on Enter. Without it nothing can be chosen. */
  onPick?(location: Point): void
  /** What the map shows, for those who do not see it. */
  label: string
}
