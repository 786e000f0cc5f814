import { type Kick } from '@bucketeer/shared-auth'

export type Continent = NonNullable<Kick['continent']>

/** The continents of S3.16. */
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
