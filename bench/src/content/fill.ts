import pg from 'pg'

export interface Amount {
  kicks: number
  people: number
}

/** What the person with this number calls with; the table of sessions has its hash. */
export const tokenOf = (person: number) => `token-of-person-${person}`

/** Numbers of the same row always give the same id, and later ones sort after earlier ones, as of a UUIDv7. */
const makeIds = `
  create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(kind), 1, 3) || '8' || substr(md5(kind || n), 1, 15))::uuid
  $$;
  create function pg_temp.moment(n bigint) returns timestamptz language sql immutable as $$
    select to_timestamp((1700000000000 + n) / 1000.0)
  $$`

/** Words of three syllables of which some are in many texts, and most in few. */
const makeWords = `
  create function pg_temp.syllable(n integer) returns text language sql immutable as $$
    select (array['ba','lo','mi','ten','sur','ka','ve','ro','dun','pel','sha','fi','gor','ne','wal','tis','jo','mar','cu','bri'])[1 + n % 20]
  $$;
  create function pg_temp.words(seed bigint, amount integer) returns text language sql immutable as $$
    select string_agg(pg_temp.syllable(k) || pg_temp.syllable(k / 20) || pg_temp.syllable(k / 400), ' ')
    from generate_series(1, amount) i,
      lateral (select abs(hashint8(seed * 64 + i)::bigint) / 2147483648.0 as r) random,
      lateral (select floor(8000 * r * r * r)::integer as k) word
  $$`

const fillPeople = ({ people }: Amount) => `
  insert into pictures (id, owner_id, width, height)
  select pg_temp.id('picture', n), pg_temp.id('person', n), 1280, 960 from generate_series(1, ${people}) n;
  insert into users (id, email, password_hash, user_name, tagline, way, picture_id, created_at, updated_at)
  select pg_temp.id('person', n), 'person' || n || '@bucketeer.example', 'none', 'Person ' || n, 'Out and about',
    'To Enjoy', pg_temp.id('picture', n), pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${people}) n;
  insert into sessions (token_hash, user_id, expires_at)
  select sha256(('token-of-person-' || n)::bytea), pg_temp.id('person', n), now() + interval '1 day'
  from generate_series(1, ${people}) n`

const fillKicks = ({ kicks, people }: Amount) => `
  insert into kicks (id, creator_id, name, description, picture_id, category, continent, lat, lng, country, like_count,
    created_at, updated_at)
  select pg_temp.id('kick', n), pg_temp.id('person', 1 + n % ${people}), pg_temp.words(n, 4), pg_temp.words(-n, 24),
    pg_temp.id('picture', 1 + n % ${people}), (array['Chill', 'Travel', 'Activity'])[1 + n % 3],
    (array['Europe', 'Asia', 'North-America', 'South-America', 'Middle-East', 'Africa', 'Australia', 'Antarctica'])[1 + n % 8],
    n % 180 - 90, n % 360 - 180, (array['Norway', 'Peru', 'Japan', 'Kenya', null])[1 + n % 5], 1,
    pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${kicks}) n;
  insert into kick_likes (kick_id, user_id)
  select pg_temp.id('kick', n), pg_temp.id('person', 1 + n / 7 % ${people}) from generate_series(1, ${kicks}) n;
  insert into kick_favourites (kick_id, user_id)
  select pg_temp.id('kick', n), pg_temp.id('person', 1 + n / 5 % ${people}) from generate_series(1, ${kicks}, 10) n`

/** Five Buckets for each person with ten Kicks in each, which lie far apart. */
const fillBuckets = ({ kicks, people }: Amount) => `
  insert into buckets (id, owner_id, name, description, picture_id, created_at, updated_at)
  select pg_temp.id('bucket', n), pg_temp.id('person', 1 + n % ${people}), pg_temp.words(n, 3), pg_temp.words(-n, 12),
    pg_temp.id('picture', 1 + n % ${people}), pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${people * 5}) n;
  insert into bucket_kicks (bucket_id, kick_id)
  select distinct pg_temp.id('bucket', n), pg_temp.id('kick', 1 + (n * 97 + i * 7919::bigint) % ${kicks})
  from generate_series(1, ${people * 5}) n, generate_series(1, 10) i`

/** Four of five Journals are Public; each has three Stories. */
const fillJournals = ({ kicks, people }: Amount) => `
  insert into journals (id, creator_id, title, description, visibility, created_at, updated_at)
  select pg_temp.id('journal', n), pg_temp.id('person', 1 + n % ${people}), pg_temp.words(n, 4), pg_temp.words(-n, 16),
    case when n % 5 = 0 then 'Private' else 'Public' end, pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${Math.max(100, kicks / 10)}) n;
  insert into stories (id, journal_id, kick_id, title, content, picture_id, created_at, updated_at)
  select pg_temp.id('story', n), pg_temp.id('journal', 1 + n / 3), pg_temp.id('kick', 1 + n % ${kicks}),
    pg_temp.words(n, 4), pg_temp.words(-n, 40), pg_temp.id('picture', 1 + n / 3 % ${people}),
    pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(0, ${Math.max(100, kicks / 10) * 3 - 1}) n`

/**
 * Fills the empty tables of a site by statements that make all rows at once: the counts that triggers keep stand in the
 * rows already, and nothing refers to what is not there, so that neither need be done or checked row by row.
 */
export async function fill(connection: pg.ClientConfig, amount: Amount): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica; set statement_timeout = 0`)
    for (const statement of [makeIds, makeWords]) await client.query(statement)
    for (const statement of [fillPeople, fillKicks, fillBuckets, fillJournals])
      await client.query(statement(amount))
    await client.query('vacuum (freeze, analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
