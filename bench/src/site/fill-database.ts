import { createHash } from 'node:crypto'
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

const wordsKnown = 8000
const lettersOfWord = 7

/** The word with this number: what is common has a low one. */
export const wordAt = (number: number): string =>
  createHash('md5')
    .update(String(number))
    .digest('hex')
    .slice(0, lettersOfWord)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

/** In twenty Kicks, however many there are. */
export const rareWord = 'fjordlight'

/** Of some words many texts have one, of most few do. */
const makeWords = `
  create function pg_temp.words(seed bigint, amount integer) returns text language sql immutable as $$
    select string_agg(translate(left(md5(k::text), ${lettersOfWord}), '0123456789', 'ghijklmnop'), ' ')
    from generate_series(1, amount) i,
      lateral (select abs(hashint8(seed * 64 + i)::bigint) / 2147483648.0 as r) random,
      lateral (select floor(${wordsKnown} * r * r * r)::integer as k) word
  $$`

/** Texts to choose from: making each anew would take longer than all the rest. */
const makeTexts = `
  create temporary table texts as
  select i, pg_temp.words(i, 4) as short, pg_temp.words(-i, 24) as long from generate_series(0, 4095) i`

const textsOf = (number: string) => `join texts on i = abs(hashint8(${number})::bigint) % 4096`

const fillPeople = ({ people }: Amount) => `
  insert into pictures (id, owner_id, width, height)
  select pg_temp.id('picture', n), pg_temp.id('person', n), 1280, 960 from generate_series(1, ${people}) n;
  insert into users (id, email, email_key, password_hash, user_name, tagline, way, picture_id, created_at, updated_at)
  select pg_temp.id('person', n), 'person' || n || '@bucketeer.example',
    'person' || n || '@bucketeer.example', 'none', 'Person ' || n, 'Out and about',
    'To Enjoy', pg_temp.id('picture', n), pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${people}) n;
  insert into sessions (token_hash, user_id, expires_at)
  select sha256(('token-of-person-' || n)::bytea), pg_temp.id('person', n), now() + interval '1 day'
  from generate_series(1, ${people}) n`

const fillKicks = ({ kicks, people }: Amount) => `
  insert into kicks (id, creator_id, name, description, picture_id, category, continent, lat, lng, country, like_count,
    created_at, updated_at)
  select pg_temp.id('kick', n), pg_temp.id('person', 1 + n % ${people}), short || ' ' || n,
    case when n % ${kicks / 20} = 0 then long || ' ${rareWord}' else long end,
    pg_temp.id('picture', 1 + n % ${people}), (array['Chill', 'Travel', 'Activity'])[1 + n % 3],
    (array['Europe', 'Asia', 'North-America', 'South-America', 'Middle-East', 'Africa', 'Australia', 'Antarctica'])[1 + n % 8],
    n % 180 - 90, n % 360 - 180, (array['Norway', 'Peru', 'Japan', 'Kenya', null])[1 + n % 5], 1,
    pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${kicks}) n ${textsOf('n')};
  insert into kick_likes (kick_id, user_id)
  select pg_temp.id('kick', n), pg_temp.id('person', 1 + n / 7 % ${people}) from generate_series(1, ${kicks}) n;
  insert into kick_favourites (kick_id, user_id)
  select pg_temp.id('kick', n), pg_temp.id('person', 1 + n / 5 % ${people}) from generate_series(1, ${kicks}, 10) n`

/** Five Buckets for each person with ten Kicks in each, which lie far apart. */
const fillBuckets = ({ kicks, people }: Amount) => `
  insert into buckets (id, owner_id, name, description, picture_id, created_at, updated_at)
  select pg_temp.id('bucket', n), pg_temp.id('person', 1 + n % ${people}), short, long,
    pg_temp.id('picture', 1 + n % ${people}), pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${people * 5}) n ${textsOf('n')};
  insert into bucket_kicks (bucket_id, kick_id)
  select distinct pg_temp.id('bucket', n), pg_temp.id('kick', 1 + (n * 97 + i * 7919::bigint) % ${kicks})
  from generate_series(1, ${people * 5}) n, generate_series(1, 10) i`

/** Four of five Journals are Public; each has three Stories. */
const fillJournals = ({ kicks, people }: Amount) => `
  insert into journals (id, creator_id, title, description, visibility, created_at, updated_at)
  select pg_temp.id('journal', n), pg_temp.id('person', 1 + n % ${people}), short, long,
    case when n % 5 = 0 then 'Private' else 'Public' end, pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${Math.max(100, kicks / 10)}) n ${textsOf('n')};
  insert into stories (id, journal_id, kick_id, title, content, picture_id, created_at, updated_at)
  select pg_temp.id('story', n), pg_temp.id('journal', 1 + n / 3), pg_temp.id('kick', 1 + n % ${kicks}),
    short, long || ' ' || short, pg_temp.id('picture', 1 + n / 3 % ${people}),
    pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(0, ${Math.max(100, kicks / 10) * 3 - 1}) n ${textsOf('n')}`

/** The index of the search takes longest to keep up to date, and a fifth of that to be made at the end. */
async function withoutSearchIndex(client: pg.Client, work: () => Promise<void>) {
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'kicks_search'`,
  )
  await client.query('drop index kicks_search')
  await work()
  for (const { indexdef } of rows) await client.query(indexdef)
}

const settings = `
  set session_replication_role = replica;
  set statement_timeout = 0;
  set synchronous_commit = off;
  set maintenance_work_mem = '256MB'`

/**
 * Fills the empty tables of a site by statements that make all rows at once: the counts that triggers keep stand in the
 * rows already, and nothing refers to what is not there, so that neither need be done or checked row by row.
 */
export async function fillDatabase(connection: pg.ClientConfig, amount: Amount): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const statement of [settings, makeIds, makeWords, makeTexts]) await client.query(statement)
    await withoutSearchIndex(client, async () => {
      for (const statement of [fillPeople, fillKicks, fillBuckets, fillJournals])
        await client.query(statement(amount))
    })
    await client.query('vacuum (freeze, analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
