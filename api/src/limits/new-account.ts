import type { Person } from '../database/person-row'

const hour = 60 * 60 * 1000

const isYoungerThan = (hours: number, { createdAt }: Pick<Person, 'createdAt'>) =>
  Date.now() - createdAt.getTime() < hours * hour

/** Returns whether an account is younger than 24 hours. */
export const isInFirstDay = (person: Pick<Person, 'createdAt'>) => isYoungerThan(24, person)

/** Returns whether an account is younger than 7 days. */
export const isInFirstWeek = (person: Pick<Person, 'createdAt'>) => isYoungerThan(7 * 24, person)
