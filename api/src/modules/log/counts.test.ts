import fc from 'fast-check'
import { newId } from '@bucketeer/host/server'
import { addBucket, addKick } from '../../../test/content'
import { password, signUp, textAt, type SignedIn } from '../../../test/people'
import { openTestSite, type TestSite } from '../../../test/test-site'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ limits: {} })
})
afterAll(() => site.close())

const query = (text: string, values: unknown[] = []) => site.database.$client.query(text, values)

/** Returns the Kicks whose stored counts differ from a fresh count of all rows. */
async function wrongCounts() {
  const { rows } = await query(
    `select stored, fresh from (
       select json_build_array(wanted_count, done_count, again_count)::text as stored,
         json_build_array(
           (
             select count(distinct bucket.owner_id)
             from bucket_kicks entry join buckets bucket on bucket.id = entry.bucket_id
             where entry.kick_id = kicks.id and bucket.owner_id is distinct from kicks.creator_id
           ),
           count(distinct user_id),
           count(distinct user_id) filter (where again)
         )::text as fresh
       from kicks left join log_entries entry
         on entry.kick_id = kicks.id and entry.state = 'done' and entry.audience <> 'Private'
       group by kicks.id
     ) kick where stored <> fresh`,
  )
  return rows
}

describe('the counts of people', () => {
  const kicks = Array.from({ length: 3 }, () => newId())
  const people = Array.from({ length: 4 }, () => newId())
  const bucketOf = new Map(people.flatMap((person) => [0, 1].map(() => [newId(), person] as const)))

  /** Creates people with two Buckets each, and Kicks of the first two people. */
  const begin = async () => {
    await query('delete from kicks')
    await query('delete from users where id = any ($1)', [people])
    await query(
      `insert into users (id, user_name, tagline, email, email_key, password_hash)
       select id, 'Ann', '', id || '@bucketeer.example', id, ''
       from unnest($1::uuid[]) as id`,
      [people],
    )
    await query(
      `insert into buckets (id, owner_id, name, description)
       select id, owner, 'North', '' from unnest($1::uuid[], $2::uuid[]) as bucket (id, owner)`,
      [[...bucketOf.keys()], [...bucketOf.values()]],
    )
    for (const [index, kick] of kicks.entries())
      await query(
        `insert into kicks (id, creator_id, name, description, audience) values ($1, $2, 'Swim', '', 'Private')`,
        [kick, people[index % 2]],
      )
  }

  const some = (ids: string[]) => fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 })
  const state = fc.constantFrom('done', 'done', 'doing', 'let go')
  const again = fc.constantFrom(true, false, null)
  const audience = fc.constantFrom('Private', 'Followers', 'Members')
  const operation = fc.oneof(
    fc.record({
      does: fc.constant('log'),
      ofKicks: some(kicks),
      by: some(people),
      state,
      again,
      times: fc.nat(2),
      audience,
    }),
    fc.record({
      does: fc.constant('change'),
      ofKicks: some(kicks),
      by: some(people),
      state,
      again,
      keep: fc.nat(2),
      audience,
    }),
    fc.record({
      does: fc.constant('show'),
      ofKicks: some(kicks),
      by: some(people),
      keep: fc.nat(2),
      audience,
    }),
    fc.record({ does: fc.constant('forget'), ofKicks: some(kicks), by: some(people), keep: fc.nat(2) }),
    fc.record({ does: fc.constant('put'), ofKicks: some(kicks), buckets: some([...bucketOf.keys()]) }),
    fc.record({ does: fc.constant('take'), ofKicks: some(kicks), buckets: some([...bucketOf.keys()]) }),
    fc.record({ does: fc.constant('create'), ofKicks: some(kicks), by: fc.constantFrom(null, ...people) }),
    fc.record({ does: fc.constant('delete buckets'), buckets: some([...bucketOf.keys()]) }),
    fc.record({ does: fc.constant('delete people'), by: some(people) }),
    fc.record({ does: fc.constant('delete kicks'), ofKicks: some(kicks) }),
  )

  /** Each is one statement, most of them about many rows. Rows of which something is missing by now are left out. */
  const statements: Record<string, string> = {
    log: `insert into log_entries (id, user_id, kick_id, kick_name, state, precision, again, audience)
      select gen_random_uuid(), users.id, kicks.id, 'Swim', $3, 'unknown', $4::boolean, $6
      from kicks, users, generate_series(0, $5::integer) where kicks.id = any ($1) and users.id = any ($2)`,
    change: `update log_entries set state = $3, again = $4::boolean, audience = $6
      where kick_id = any ($1) and user_id = any ($2) and hashtext(id::text) % 3 <> $5`,
    show: `update log_entries set audience = $4
      where kick_id = any ($1) and user_id = any ($2) and hashtext(id::text) % 3 <> $3`,
    forget: `delete from log_entries where kick_id = any ($1) and user_id = any ($2) and hashtext(id::text) % 3 <> $3`,
    put: `insert into bucket_kicks (bucket_id, kick_id)
      select buckets.id, kicks.id from kicks, buckets where kicks.id = any ($1) and buckets.id = any ($2)
      on conflict do nothing`,
    take: 'delete from bucket_kicks where kick_id = any ($1) and bucket_id = any ($2)',
    create: `update kicks set creator_id = person.id,
        withdrawn_at = case when person.id is null then now() else withdrawn_at end
      from (select (select id from users where id = $2) as id) person where kicks.id = any ($1)`,
    'delete buckets': 'delete from buckets where id = any ($1)',
    'delete people': 'delete from users where id = any ($1)',
    'delete kicks': 'delete from kicks where id = any ($1)',
  }

  test('stay equal to a fresh count after any operations', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 25, size: 'max' }), async (operations) => {
        await begin()
        for (const { does, ...values } of operations) {
          if (does === 'delete people') await query('update kicks set withdrawn_at = now()')
          await query(String(statements[does]), Object.values(values))
          seen.add(does)
          expect([does, await wrongCounts()]).toEqual([does, []])
        }
      }),
      { numRuns: 40 },
    )
    expect([...seen].toSorted()).toEqual(Object.keys(statements).toSorted())
  }, 120_000)
})

describe('concurrent changes', () => {
  const call = ({ token }: SignedIn, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
    site.call({ method, url, token, body })

  test('of several people leave the counts right', async () => {
    const creator = await signUp(site)
    const people = await Promise.all(Array.from({ length: 6 }, () => signUp(site)))
    const kicks = await Promise.all(Array.from({ length: 2 }, () => addKick(site, creator)))
    const act = async (person: SignedIn, round: number) => {
      const kickId = kicks[round % 2]?.id
      const bucketIds = [await addBucket(site, person), await addBucket(site, person)]
      const add = (bucketId: string) =>
        call(person, 'PUT', `/api/bucket/${bucketId}/add`, { bucketId, kickId })
      const audience = round % 2 === 0 ? 'Members' : 'Private'
      const log = () =>
        call(person, 'POST', '/api/log', { kickId, state: 'done', again: round % 3 === 0, audience })
      const [one, two] = await Promise.all([log(), log(), ...bucketIds.map(add)])
      const entries = [one, two].map((response) => textAt(response?.body, '_id'))
      const rest = await Promise.all([
        call(person, 'PUT', `/api/log/${entries[0]}`, {
          again: round % 2 === 0,
          audience: round % 3 === 0 ? 'Private' : 'Members',
        }),
        call(person, round % 2 === 0 ? 'DELETE' : 'PUT', `/api/log/${entries[1]}`, { state: 'doing' }),
        call(person, 'DELETE', `/api/bucket/${bucketIds[0]}`),
      ])
      return rest.map(({ status }) => status)
    }
    const rounds = Array.from({ length: 5 }, (_, round) => round)
    const statuses = await Promise.all(
      people.flatMap((person, index) => rounds.map((round) => act(person, round + index))),
    )
    expect(statuses.flat().filter((status) => status >= 400)).toEqual([])
    expect(await wrongCounts()).toEqual([])
    const deletions = [creator, ...people.slice(0, 3)].map((person) =>
      call(person, 'DELETE', `/api/user/${person.userId}`, { password }),
    )
    expect((await Promise.all(deletions)).map(({ status }) => status)).toEqual([204, 204, 204, 204])
    expect(await wrongCounts()).toEqual([])
  }, 60_000)
})

test('a Private entry, or a further one of a person, does not write to the Kick', async () => {
  const mira = await signUp(site)
  const { id } = await addKick(site, mira)
  const log = (audience = 'Members') =>
    site.call({
      method: 'POST',
      url: '/api/log',
      token: mira.token,
      body: { kickId: id, state: 'done', audience },
    })
  const version = async () => (await query('select ctid from kicks where id = $1', [id])).rows
  const before = await version()
  await log('Private')
  expect(await version()).toEqual(before)
  await log()
  const after = await version()
  await log()
  expect(await version()).toEqual(after)
  expect(after).not.toEqual(before)
})

test('a Bucket cannot change hands while its entries have another owner', async () => {
  const [mira, otto] = [await signUp(site), await signUp(site)]
  const bucketId = await addBucket(site, mira)
  const { id } = await addKick(site, otto)
  await query('insert into bucket_kicks (bucket_id, kick_id) values ($1, $2)', [bucketId, id])
  await expect(
    query('update buckets set owner_id = $2 where id = $1', [bucketId, otto.userId]),
  ).rejects.toMatchObject({ constraint: 'bucket_kicks_bucket_id_fkey' })
})
