import { type Kick } from '@bucketeer/shared-auth'

export type Continent = NonNullable<Kick['continent']>

/** The continents in the order and words of the specification. */
export const continents: readonly Continent[] = [
  'Europe',
  'Asia',
  'North-America',
  'South-America',
  'Middle-East',
  'Africa',
  'Australia',
  'Antarctica',
]

export const isContinent = (value: unknown): value is Continent =>
  continents.some((continent) => continent === value)
