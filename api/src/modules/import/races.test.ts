import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app'
import { readConfig } from '../../config'
import { asFile, form } from '../media/testing/form'
import { password, signUp, type SignedIn } from '../../../test/people'
import { createMigratedDatabase, longTimeouts } from '../../../test/test-database'
import { openTestSiteOn, type TestSite } from '../../../test/test-site'
import { waitFor } from '../../../test/wait-for'
import { aBucket, aJournal, aKick, anArchive, anEntry, zipOf } from './testing/archives'
import { createImporter } from './testing/importer'
import { createJobRepository } from './jobs/repository'
import { createImportJobs } from './jobs/run-import'
import { imports } from './tables'

let site: TestSite
/** A second server of the same site. */
let second: FastifyInstance
beforeAll(async () => {
  site = await openTestSiteOn({ ...(await createMigratedDatabase()), timeouts: longTimeouts })
  second = await buildApp({ ...site, config: readConfig({ LIMITS: 'off', DATA_DIR: site.dataDir }) })
})
afterAll(async () => {
  await second.close()
  await site.close()
})

const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)

const archive = (count: number) => {
  const all = ids(count)
  return zipOf(
    anArchive({
      kicks: all.map((id) => aKick(`k${id}`)),
      buckets: [
        aBucket(
          'b1',
          all.map((id) => `k${id}`),
        ),
      ],
      journals: [aJournal('j1', [], { bucket: 'b1' })],
      log: all.map((id) => anEntry(`e${id}`, { kick: `k${id}` })),
    }),
  )
}
const things = (count: number) => 2 * count + 2

async function countOf(userId: string) {
  const { rows } = await site.database.$client.query<{ things: number; places: number }>(
    `select (select count(*)::int from own_things where owner_id = $1) as things,
       (select count(*)::int from bucket_kicks where owner_id = $1) as places`,
    [userId],
  )
  return rows[0]
}

async function newImporter() {
  const person = await signUp(site)
  return { person, importer: createImporter(site, person) }
}

const post = (
  app: FastifyInstance,
  { token }: SignedIn,
  path: string,
  { headers = {}, payload = Buffer.alloc(0) } = {},
) =>
  app.inject({
    ...{ method: 'POST', url: `/api/import${path}`, payload },
    headers: { ...headers, authorization: `Bearer ${token}` },
  })

test('two requests to bring in create each thing once', async () => {
  const { person, importer } = await newImporter()
  const { _id: id } = await importer.upload(await archive(60))
  const statuses = (await Promise.all([1, 2, 3].map(() => importer.call('POST', `/${id}/bring`)))).map(
    ({ status }) => status,
  )
  expect(statuses.filter((status) => status === 202)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  await importer.settled(id)
  expect(await countOf(person.userId)).toEqual({ things: things(60), places: 60 })
})

test('two imports of the same file at once create each thing once', async () => {
  const { person, importer } = await newImporter()
  const file = await archive(60)
  const [one, other] = [await importer.upload(file), await importer.upload(file)]
  const [first] = await Promise.all([importer.bring(one._id), post(second, person, `/${other._id}/bring`)])
  const last = await importer.settled(other._id)
  expect((first.counts.brought ?? 0) + (last.counts.brought ?? 0)).toBe(things(60))
  expect((first.counts.here ?? 0) + (last.counts.here ?? 0)).toBe(things(60))
  expect(await countOf(person.userId)).toEqual({ things: things(60), places: 60 })
})

test('servers that lose their leases at any time create each thing once, and delete all', async () => {
  const { person, importer } = await newImporter()
  const { _id: id } = await importer.upload(await archive(150))
  const loseLeases = async () => {
    await site.database.$client.query(`update imports set leased_until = now() where id = $1`, [id])
    // Each request wakes a server, which finds the import without a lease.
    for (const app of [site.app, second]) await post(app, person, '', form(asFile('x', 'file')))
  }
  const disturbed = async (end: Promise<{ state: string }>) => {
    let isOver = false
    const ended = end.finally(() => (isOver = true))
    for (let round = 0; round < 20 && !isOver; round += 1) await loseLeases()
    return ended
  }
  expect(await disturbed(importer.bring(id))).toMatchObject({
    state: 'brought',
    counts: { brought: things(150) },
  })
  expect(await countOf(person.userId)).toEqual({ things: things(150), places: 150 })
  expect(await disturbed(importer.takeBack(id))).toMatchObject({ state: 'taken back' })
  expect(await countOf(person.userId)).toEqual({ things: 0, places: 0 })
})

test('an import goes on after any number of killed servers, and ends after ten failures', async () => {
  const { importer } = await newImporter()
  const { _id: id } = await importer.upload(await archive(3))
  const open = () => Promise.reject(new Error('The store is away.'))
  const { run } = createImportJobs({
    ...site,
    config: readConfig({ DATA_DIR: site.dataDir }),
    store: { ...site.store, open },
    savePhotos: async () => ({ photos: [], missing: 0 }),
  })
  // In one transaction, because the servers of the site look for imports, too.
  const claimAgain = () =>
    site.database.transaction(async (transaction) => {
      const waiting = { state: 'bringing', done: 0, leasedUntil: new Date(0) } as const
      await transaction.update(imports).set(waiting).where(eq(imports.id, id))
      const job = await createJobRepository(transaction).claim()
      if (!job) throw new Error('No import waits.')
      return job
    })
  for (let kill = 0; kill < 15; kill += 1) await claimAgain()
  const { signal } = new AbortController()
  for (let failure = 0; failure < 10; failure += 1)
    await expect(run(await claimAgain(), signal)).rejects.toThrow('The store is away.')
  await run(await claimAgain(), signal)
  expect(await importer.settled(id)).toMatchObject({
    ...{ state: 'brought', problem: { code: 'import.interrupted' } },
    counts: { brought: 0, new: things(3) },
  })
  expect(await importer.bring(id)).toMatchObject({ problem: null, counts: { brought: things(3) } })
})

test('an import cannot be taken back, changed or deleted while a server works on it', async () => {
  const { importer } = await newImporter()
  const { _id: id } = await importer.upload(await archive(60))
  await importer.call('POST', `/${id}/bring`)
  const calls = [
    importer.call('POST', `/${id}/take-back`),
    importer.call('PUT', `/${id}/row/1`, { name: 'Mine' }),
    importer.call('PUT', `/${id}/choices`, { dateOrder: 'day' }),
    importer.call('DELETE', `/${id}`),
  ]
  for (const { status, body } of await Promise.all(calls))
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'import.not-now' } })
  await importer.settled(id)
})

test('an account can be deleted while its things are created, edited and taken back', async () => {
  for (const round of ids(6)) {
    const { person, importer } = await newImporter()
    const { _id: id } = await importer.upload(await archive(80))
    if (round === '5') await importer.bring(id)
    await importer.call('POST', round === '5' ? `/${id}/take-back` : `/${id}/bring`)
    await waitFor(
      async () => ((await countOf(person.userId))?.things ?? 0) > Number(round) * 20 || round === '5',
    )
    const { token, userId } = person
    const deleted = await site.call({
      method: 'DELETE',
      url: `/api/user/${userId}`,
      token,
      body: { password },
    })
    expect(deleted.status).toBe(204)
    expect(await countOf(userId)).toEqual({ things: 0, places: 0 })
  }
})
