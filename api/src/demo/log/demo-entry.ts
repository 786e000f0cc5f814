import type { audiences, logStates } from '../../contract/choices'
import type { Step } from '../../database/log-schema'
import type { KickKey } from '../kicks'

/** When something happened, relative to the day of seeding. */
export type When =
  /** A day, or several from that one on. */
  | { daysAgo: number; days?: number }
  /** The day of seeding, that many years earlier. */
  | { onThisDay: number }
  /** A month, or the season that has it. */
  | { month: number; yearsAgo: number; precision?: 'season' }
  | { yearsAgo: number }
  | 'unknown'

export interface DemoEntry {
  kick: KickKey
  /** When it was written down. */
  daysAgo: number
  /** The day on which it was written down if missing. */
  when?: When
  /** Done if missing. */
  state?: (typeof logStates)[number]
  note?: string
  again?: boolean
  stars?: number
  steps?: readonly Step[]
  with?: readonly string[]
  audience: (typeof audiences)[number]
  /** Pictures of the same person. */
  photos?: readonly DemoPhoto[]
}

interface DemoPhoto {
  /** The name of a picture. */
  picture: string
  alt: string
  caption?: string
}
