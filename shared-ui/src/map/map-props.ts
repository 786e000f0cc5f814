import type { Bounds, Point } from './point'

/** A place as `/api/places` returns it. */
export interface NamedPlace {
  name: string
  country: string
  location: Point
  population: number
}

/** The calls for the names on a map. Parts pass it, because this package makes no calls. */
export interface PlaceSource {
  /** Returns at most `limit` places in the area, the largest first. */
  around(area: Bounds & { limit: number }, signal: AbortSignal): Promise<NamedPlace[]>
  /** Returns the place that is nearest to a spot. */
  nearest(point: Point, signal: AbortSignal): Promise<NamedPlace>
}

/** The props of the map that chooses one spot. */
export interface SiteMapProps {
  /** The centre. When it changes, the map moves there at `zoom`, unless it was chosen on the map itself. */
  centre: Point
  /** 0 shows the world, 15 a few streets. */
  zoom: number
  /** Marked with a pin. */
  marker?: Point | null
  /** Marked with a circle: somewhere in it. */
  area?: Point | null
  /** Called with the clicked position, or with the centre on Enter. Without it the map is read-only. */
  onPick?(location: Point): void
  /** The accessible name of the map. */
  label: string
  places: PlaceSource
}

/** A numbered spot. */
export interface Pin {
  /** Unique on the page. */
  id: string
  number: number
  /** What is there. */
  name: string
  location: Point
  /** Whether somebody has done it already, which its colour shows. */
  isDone?: boolean
  /** Whether it is somewhere in a circle around the location, which is drawn instead of a pin. */
  isArea?: boolean
}

/** The props of the map of several spots. */
export interface SitePinMapProps {
  /** At least one. The map shows them all when they change. */
  pins: readonly Pin[]
  /** Called with the id of a pin that was clicked, or chosen with Enter. */
  onChoose(id: string): void
  /** A pin to show and focus. Each new object does so again. */
  target?: { id: string } | null
  /** The id of a pin to colour, such as that of the Story being read, or its cluster. The map does not move. */
  current?: string | null
  /** Called with the id of a pin that the mouse or the focus is on, and with null when it leaves. */
  onPoint?(id: string | null): void
  /** Counts what the pins stand for; '3 Kicks' by default. */
  countLabel?: (count: number) => string
  /** Draws a line through the pins in the order of their numbers. */
  isRoute?: boolean
  /** The accessible name of the map. */
  label: string
  places: PlaceSource
}

/** The props of the map of countries. */
export interface WorldMapProps {
  /** The countries in colour, each with its ISO 3166 code and a spot in it. */
  countries: readonly { name: string; code: string; location: Point }[]
}

/** Metres. The server's cells of places have their corners within 4,500 m of the centre. */
export const areaRadius = 5000
