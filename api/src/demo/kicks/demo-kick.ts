import type { Category } from '../../contract/choices'
import type { PersonKey } from '../people'

export interface DemoKick {
  by: PersonKey
  daysAgo: number
  name: string
  description: string
  category: Category
  /** The English name, as the place search has it. */
  country: string
  location: { lat: number; lng: number }
}
