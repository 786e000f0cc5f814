import type { QueryConfig } from 'pg'
import type { Database } from '@bucketeer/host/server'
import type { Bounds, Point } from './geometry'
import type { PlaceKind } from './schemas'

export interface PlaceRow {
  id: number
  kind: PlaceKind
  name: string
  countryCode: string
  region: string | null
  lat: number
  lng: number
  /** 0 for anything but a town. */
  population: number
  /** Its names in all languages, as they are written; undefined where they are not searched. */
  names?: string[]
}

export interface NameRow {
  placeId: number
  name: string
  prominence: number
}

const columns = `places.id, kind, places.name, country_code as "countryCode", region, lat, lng, population`

/** Returns the upper bound of a prefix range: no character sorts higher. */
const endOf = (start: string) => `${start}\u{10FFFF}`

/** Degrees. In higher bounds, town districts would displace towns. */
const sectionsWithin = 0.15

/** Shorter prefixes search prominent places only, which have an index of their own. */
const shortStart = 3

/** The haversine distance in kilometres to the point of the first two parameters. */
const distance = `12742 * asin(sqrt(least(1,
  sin(radians(lat - $1) / 2) ^ 2 + cos(radians($1)) * cos(radians(lat)) * sin(radians(lng - $2) / 2) ^ 2)))`

export function createPlaceRepository({ $client: pool }: Database) {
  async function rowsOf<Row extends object>(query: QueryConfig): Promise<Row[]> {
    const { rows } = await pool.query<Row>(query)
    return rows
  }

  return {
    /**
     * Returns places with the spelling as name or prefix: full matches first, of these countries first, then more
     * prominent ones.
     * @param spelling a result of foldText
     */
    named: (spelling: string, limit: number) =>
      rowsOf<PlaceRow>({
        ...([...spelling].length <= shortStart ? namedShortly : named),
        values: [spelling, endOf(spelling), limit],
      }),

    /** Returns the names of the most prominent places for each prefix. */
    namesStartingWith: (starts: string[]) => rowsOf<NameRow>({ ...namesStarting, values: [starts] }),

    /** Returns places in the order of the ids, without unknown ones. */
    byIds: (ids: number[]) => rowsOf<PlaceRow>({ ...byIds, values: [ids] }),

    /** Returns the country of each spelling that is the name of one. Spellings are results of foldText. */
    countriesNamed: (spellings: string[]) =>
      rowsOf<Point & { spelling: string; code: string }>({ ...countriesNamed, values: [spellings] }),

    /**
     * Returns the town within the bounds that is nearest to the point, with its distance in kilometres.
     * @param countryCode null for towns of any country
     */
    async nearestWithin({ lat, lng }: Point, bounds: Bounds[], countryCode: string | null = null) {
      const values = [lat, lng, ...edgesOf(bounds), countryCode]
      const [place] = await rowsOf<PlaceRow & { distance: number }>({ ...nearest, values })
      return place
    },

    /** Returns the monument within the bounds that is nearest to the point. */
    async monumentWithin({ lat, lng }: Point, bounds: Bounds[]) {
      const [place] = await rowsOf<PlaceRow>({ ...nearestMonument, values: [lat, lng, ...edgesOf(bounds)] })
      return place
    },

    /** Returns the towns within the bounds, the largest first. */
    async largestWithin(bounds: Bounds[], limit: number): Promise<PlaceRow[]> {
      const cities = await rowsOf<PlaceRow>({ ...citiesWithin, values: [...edgesOf(bounds), limit] })
      if (cities.length === limit) return cities
      return rowsOf<PlaceRow>({ ...placesWithin, values: [...edgesOf(bounds), limit] })
    },
  }
}

const edgesOf = (bounds: Bounds[]) => [
  bounds.map(({ south }) => south),
  bounds.map(({ west }) => west),
  bounds.map(({ north }) => north),
  bounds.map(({ east }) => east),
]

/** Matches that are joined at least, so that a country among them comes first. */
const fewestJoined = 20

const matching = (candidates: string) => `
  with matches as (
    select place_id, bool_or(name = $1) as is_exact, max(prominence) as prominence
    from (${candidates}) as candidates
    group by place_id order by is_exact desc, prominence desc, place_id limit greatest($3, ${fewestJoined})
  )
  select ${columns}, names from matches join places on places.id = place_id
  order by is_exact desc, is_exact and kind = 'country' desc, prominence desc, places.id limit $3`

const named = {
  name: 'places_named',
  text: matching('select place_id, name, prominence from place_names where name >= $1 and name < $2'),
}

const namedShortly = {
  name: 'places_named_shortly',
  text: matching(`
    select place_id, name, prominence from place_names where name = $1
    union all
    select place_id, name, prominence from place_names
    where name > $1 and name < $2 and prominence >= 100000`),
}

const namesStarting = {
  name: 'place_names_starting',
  text: `
    select distinct place_id as "placeId", name, prominence
    from unnest($1::text[]) as start
    cross join lateral (
      select place_id, name, prominence from place_names
      where name >= start and name < start || chr(1114111)
      order by prominence desc limit 5
    ) as largest`,
}

const byIds = {
  name: 'places_by_ids',
  text: `select ${columns} from unnest($1::integer[]) with ordinality as wanted (id, position)
    join places on places.id = wanted.id order by position`,
}

const countriesNamed = {
  name: 'countries_named',
  text: `
    select distinct on (wanted.name) wanted.name as spelling, country_code as code, lat, lng
    from unnest($1::text[]) as wanted (name)
    join place_names on place_names.name = wanted.name
    join places on places.id = place_id and kind = 'country'
    order by wanted.name, prominence desc, places.id`,
}

const inBox = 'point(lng, lat) <@ box(point(west, south), point(east, north))'

const nearestOf = (condition: string) => `select ${columns}, ${distance} as distance
    from unnest($3::float8[], $4::float8[], $5::float8[], $6::float8[]) as bounds (south, west, north, east)
    join places on ${inBox}
    where ${condition} order by distance, places.id limit 1`

const nearest = {
  name: 'place_nearest',
  text: nearestOf(`kind = 'town' and not is_section and ($7::text is null or country_code = $7)`),
}

const nearestMonument = { name: 'monument_nearest', text: nearestOf(`kind = 'monument'`) }

// Avoids the operators of the GiST index, so that the planner uses the population index: large bounds have most places.
const citiesWithin = {
  name: 'cities_within',
  text: `select ${columns} from places
    where population >= 100000 and exists (
      select from unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]) as bounds (south, west, north, east)
      where lat between south and north and lng between west and east)
    order by population desc, id limit $5`,
}

const placesWithin = {
  name: 'places_within',
  text: `select ${columns}
    from unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[]) as bounds (south, west, north, east)
    join places on ${inBox}
    where kind = 'town' and (not is_section or north - south < ${sectionsWithin})
    order by population desc, places.id limit $5`,
}
