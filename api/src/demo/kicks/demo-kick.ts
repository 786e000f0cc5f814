import type { Category } from '../../modules/kick/schemas'
import type { PersonKey } from '../people'

export interface DemoKick {
  by: PersonKey
  /** Before the seeding. */
  daysAgo: number
  name: string
  description: string
  category: Category
  /** Its English name, as the places of the site have it. */
  country: string
  location: { lat: number; lng: number }
}
