import type { Person } from '../database/person-row'

const day = 24 * 60 * 60 * 1000

/** Returns whether an account is younger than 24 hours. */
export const isInFirstDay = ({ createdAt }: Pick<Person, 'createdAt'>) =>
  new Date().getTime() - createdAt.getTime() < day
