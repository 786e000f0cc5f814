import { createHash } from 'node:crypto'
import pg from 'pg'

export interface RowCounts {
  kicks: number
  users: number
}

/** Returns the session token of the user with this number, counted from 1. */
export const tokenOf = (userNumber: number) => `token-of-user-${userNumber}`

/** Derives ids from row numbers; they are stable, and sort by row number as UUIDv7 sorts by time. */
const createIdFunctions = `
  create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as $$
    select (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(kind), 1, 3) || '8' || substr(md5(kind || n), 1, 15))::uuid
  $$;
  create function pg_temp.moment(n bigint) returns timestamptz language sql immutable as $$
    select to_timestamp((1700000000000 + n) / 1000.0)
  $$`

const vocabularySize = 8000
const wordLength = 7

/** Returns the word with this number; lower numbers are more frequent. */
export const wordAt = (number: number): string =>
  createHash('md5')
    .update(String(number))
    .digest('hex')
    .slice(0, wordLength)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

/** A word that occurs in exactly twenty Kicks, whatever their total. */
export const rareWord = 'fjordlight'

/** Generates texts whose word frequencies are skewed as in natural language. */
const createWordsFunction = `
  create function pg_temp.words(seed bigint, amount integer) returns text language sql immutable as $$
    select string_agg(translate(left(md5(k::text), ${wordLength}), '0123456789', 'ghijklmnop'), ' ')
    from generate_series(1, amount) i,
      lateral (select abs(hashint8(seed * 64 + i)::bigint) / 2147483648.0 as r) random,
      lateral (select floor(${vocabularySize} * r * r * r)::integer as k) word
  $$`

/** Generates 4,096 texts for the rows to share, because a new text for each row would dominate the run time. */
const createTexts = `
  create temporary table texts as
  select i, pg_temp.words(i, 4) as short, pg_temp.words(-i, 24) as long from generate_series(0, 4095) i`

const joinTexts = (rowNumber: string) => `join texts on i = abs(hashint8(${rowNumber})::bigint) % 4096`

const insertUsers = ({ users }: RowCounts) => `
  insert into pictures (id, owner_id, width, height, bytes)
  select pg_temp.id('picture', n), pg_temp.id('user', n), 1280, 960, 200000 from generate_series(1, ${users}) n;
  insert into users (id, email, email_key, password_hash, user_name, tagline, way, picture_id, created_at, updated_at)
  select pg_temp.id('user', n), 'user' || n || '@bucketeer.example',
    'user' || n || '@bucketeer.example', 'none', 'User ' || n, 'Out and about',
    'To Enjoy', pg_temp.id('picture', n), pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${users}) n;
  insert into sessions (token_hash, user_id, expires_at)
  select sha256(('token-of-user-' || n)::bytea), pg_temp.id('user', n), now() + interval '1 day'
  from generate_series(1, ${users}) n`

/** Has each user follow one, the first two many, many the fifth and nobody the sixth, and each block another and mute a third. */
const insertRelations = ({ users }: RowCounts) => `
  insert into follows (follower_id, followee_id, state)
  select pg_temp.id('user', n), pg_temp.id('user', 1 + n % ${users}), 'accepted' from generate_series(1, ${users}) n;
  insert into follows (follower_id, followee_id, state)
  select pg_temp.id('user', reader), pg_temp.id('user', n), 'accepted'
  from (values (1, 500), (2, 2000)) reader (reader, amount), generate_series(3, least(amount + 2, ${users})) n
  on conflict do nothing;
  insert into follows (follower_id, followee_id, state)
  select pg_temp.id('user', n), pg_temp.id('user', 5), 'accepted' from generate_series(6, least(2005, ${users})) n
  on conflict do nothing;
  delete from follows where followee_id = pg_temp.id('user', 6);
  update follows set since = '2020-01-01';
  insert into blocks (blocker_id, blocked_id, is_mute)
  select pg_temp.id('user', n), pg_temp.id('user', 1 + (n + distance) % ${users}), distance = 2
  from generate_series(1, ${users}) n, generate_series(1, 2) distance`

function insertKicks({ kicks, users }: RowCounts) {
  const name = `short || ' ' || n`
  const description = `case when n % ${kicks / 20} = 0 then long || ' ${rareWord}' else long end`
  const country = `(array['Norway', 'Peru', 'Japan', 'Kenya', null])[1 + n % 5]`
  const searchable = `lower(concat_ws(' ', '', ${name}, ${description}, ${country}))`
  return `
  insert into kicks (id, creator_id, name, description, picture_id, category, continent, lat, lng, country, like_count,
    created_at, updated_at, searchable)
  select pg_temp.id('kick', n), pg_temp.id('user', 1 + n % ${users}), ${name}, ${description},
    pg_temp.id('picture', 1 + n % ${users}), (array['Chill', 'Travel', 'Activity'])[1 + n % 3],
    (array['Europe', 'Asia', 'North-America', 'South-America', 'Middle-East', 'Africa', 'Australia', 'Antarctica'])[1 + n % 8],
    n % 180 - 90, n % 360 - 180, ${country}, 1, pg_temp.moment(n), pg_temp.moment(n), ${searchable}
  from generate_series(1, ${kicks}) n ${joinTexts('n')};
  insert into kick_likes (kick_id, user_id)
  select pg_temp.id('kick', n), pg_temp.id('user', 1 + n / 7 % ${users}) from generate_series(1, ${kicks}) n;
  insert into kick_favourites (kick_id, user_id)
  select pg_temp.id('kick', n), pg_temp.id('user', 1 + n / 5 % ${users}) from generate_series(1, ${kicks}, 10) n;
  insert into kick_ranks select id, like_count from kicks;
  insert into kick_figures select coalesce(country, ''), count(*) from kicks group by 1;
  insert into kick_category_figures select coalesce(category, ''), count(*) from kicks group by 1`
}

/** Inserts five Buckets per user, each with ten Kicks from distant parts of the table. */
const insertBuckets = ({ kicks, users }: RowCounts) => `
  insert into buckets (id, owner_id, name, description, picture_id, audience, created_at, updated_at)
  select pg_temp.id('bucket', n), pg_temp.id('user', 1 + n % ${users}), short, long,
    pg_temp.id('picture', 1 + n % ${users}), case when n % 5 = 0 then 'Followers' else 'Private' end,
    pg_temp.moment(n), pg_temp.moment(n)
  from generate_series(1, ${users * 5}) n ${joinTexts('n')};
  insert into bucket_kicks (bucket_id, kick_id, owner_id)
  select distinct pg_temp.id('bucket', n), pg_temp.id('kick', 1 + (n * 97 + i * 7919::bigint) % ${kicks}),
    pg_temp.id('user', 1 + n % ${users})
  from generate_series(1, ${users * 5}) n, generate_series(1, 10) i`

const visibilityOf = (n: string) => `case when ${n} % 5 = 0 then 'Private' else 'Public' end`

/** Inserts Journals with three Stories each; four of five Journals are Public. */
const insertJournals = ({ kicks, users }: RowCounts) => `
  insert into journals (id, creator_id, title, description, visibility, created_at, updated_at,
    audience, story_count)
  select pg_temp.id('journal', n), pg_temp.id('user', 1 + n % ${users}), short, long,
    ${visibilityOf('n')}, pg_temp.moment(n), pg_temp.moment(n), ${visibilityOf('n')}, 3
  from generate_series(1, ${Math.max(100, kicks / 10)}) n ${joinTexts('n')};
  insert into stories (id, journal_id, kick_id, title, content, picture_id, created_at, updated_at, position)
  select pg_temp.id('story', n), pg_temp.id('journal', 1 + n / 3), pg_temp.id('kick', 1 + n % ${kicks}),
    short, long || ' ' || short, pg_temp.id('picture', 1 + n / 3 % ${users}),
    pg_temp.moment(n), pg_temp.moment(n), 1 + n % 3
  from generate_series(0, ${Math.max(100, kicks / 10) * 3 - 1}) n ${joinTexts('n')}`

/** Inserts ten entries for each Kick, at most a million. Of any number, the first user has 10,000. */
function insertLog({ kicks, users }: RowCounts) {
  const entries = Math.min(kicks * 10, 1_000_000)
  return `
  insert into log_entries (id, user_id, kick_id, kick_name, state, happened_on, precision, again, note, audience,
    created_at)
  select pg_temp.id('entry', n),
    pg_temp.id('user', case when n % ${Math.max(1, Math.floor(entries / 10_000))} = 0 then 1 else 2 + (n * 7 + n / ${kicks}) % ${users - 1} end),
    pg_temp.id('kick', 1 + n % ${kicks}), short, case when n % 20 = 1 then 'doing' else 'done' end,
    date '2026-01-01' - (n * 37 % 3650)::integer, 'day', n % 3 = 0, long,
    case when n % 5 = 0 then 'Private' else 'Members' end, pg_temp.moment(n)
  from generate_series(1, ${entries}) n ${joinTexts('n')}`
}

/** Publishes what others may see, and each Bucket as if it was done. */
const insertPublications = () => `
  insert into publications (owner_id, entry_id, published_at)
  select user_id, id, created_at from log_entries where state = 'done' and audience <> 'Private';
  insert into publications (owner_id, story_id, published_at)
  select creator_id, stories.id, stories.created_at from stories join journals on journals.id = journal_id
  where audience <> 'Private';
  insert into publications (owner_id, kick_id, published_at) select creator_id, id, created_at from kicks;
  insert into publications (owner_id, bucket_id, published_at)
  select owner_id, id, created_at from buckets where audience <> 'Private'`

/** Drops the search index during the inserts: rebuilding it at the end takes a fifth of the time of updating it. */
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
 * Fills the empty tables of a site with bulk inserts. Triggers and foreign-key checks are off; the rows already contain
 * the counts that triggers would maintain, except for the numbers of people.
 */
export async function fillDatabase(connection: pg.ClientConfig, rowCounts: RowCounts): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const statement of [settings, createIdFunctions, createWordsFunction, createTexts])
      await client.query(statement)
    await withoutSearchIndex(client, async () => {
      for (const statement of [
        insertUsers,
        insertRelations,
        insertKicks,
        insertBuckets,
        insertJournals,
        insertLog,
        insertPublications,
      ])
        await client.query(statement(rowCounts))
    })
    await client.query('vacuum (freeze, analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}
