import type { CoverProps } from './cover-svg'
import type { CoverKind } from './palettes'

/** What the cover of a Kick is drawn from. */
export interface CoveredKick {
  name: string
  category: CoverKind | null
  place?: string | null
  country?: string | null
  location?: { lat: number } | null
}

/** Returns the cover of a Kick, the same one wherever it is shown. */
export const kickCover = ({ name, category, place, country, location }: CoveredKick): CoverProps => ({
  name,
  kind: category ?? 'Bucket',
  place: [place, country].filter(Boolean).join(', '),
  latitude: location?.lat ?? null,
})
