import type { Person } from '../modules/user/repository'

export interface DemoPerson extends Pick<Person, 'email' | 'userName' | 'tagline' | 'way'> {
  joinedDaysAgo: number
}
