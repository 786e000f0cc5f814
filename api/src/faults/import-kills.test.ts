import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverPid } from '@bucketeer/embedded-postgres/testing'
import { waitFor } from '../../test/wait-for'
import { form, asFile } from '../modules/media/testing/form'
import { plain } from '../modules/media/testing/drawn-pictures'
import { aBucket, aKick, anArchive, anEntry, zipOf } from '../modules/import/testing/archives'
import { faultTest, recordResult, rounds } from './testing/fault-test'
import { createSiteProcess, skipGazetteer, type SiteProcess } from './testing/site-process'

jest.setTimeout(120_000 + rounds * 60_000)

const count = 400

let dataDir: string
let site: SiteProcess
beforeEach(async () => {
  if (rounds === 0) return
  dataDir = await mkdtemp(join(tmpdir(), 'bucketeer-faults-'))
  site = await createSiteProcess(dataDir)
  await site.start()
  await skipGazetteer(site)
})
afterEach(async () => {
  if (rounds === 0) return
  await site.kill()
  await waitFor(async () => (await serverPid(dataDir).catch(() => 0)) === 0 || undefined)
  await rm(dataDir, { recursive: true, force: true })
})

/** Sends a request. The server may be down. */
async function send(method: string, path: string, token: string, init: RequestInit = {}) {
  const headers = { ...Object(init.headers), authorization: `Bearer ${token}` }
  const response = await fetch(`${site.address}${path}`, { ...init, method, headers })
  return Object(await response.json()) as Record<string, string>
}

async function signUp() {
  const person = {
    userName: 'Ann',
    email: 'ann@bucketeer.example',
    tagline: 'Out',
    password: 'a walk in the woods',
  }
  const headers = { 'content-type': 'application/json' }
  return (await send('POST', '/auth/signup', '', { headers, body: JSON.stringify(person) })).authToken ?? ''
}

/** Kills the server at random moments until the import is in the state, and restarts it. */
async function killUntil(id: string, state: string) {
  let kills = 0
  const stateOf = async () => (await site.query(`select state from imports where id = '${id}'`))[0]?.state
  while ((await stateOf()) !== state) {
    if (kills >= rounds) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      continue
    }
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1500))
    await site.kill()
    await site.start()
    // Its lease ends with the server in production, after a minute.
    await site.query(`update imports set leased_until = now()`)
    kills += 1
  }
  expect(await site.query(`select problem from imports where id = '${id}'`)).toEqual([{ problem: null }])
  return kills
}

faultTest(
  'kill -9 while an import is read, created and taken back leaves nothing twice or behind',
  async () => {
    const token = await signUp()
    const all = Array.from({ length: count }, (_, index) => `${index}`)
    const photos = [{ file: '1.jpg', alt: '', caption: '' }]
    const file = await zipOf(
      anArchive({
        kicks: all.map((id, index) => aKick(`k${id}`, { photos: index % 10 === 0 ? photos : [] })),
        buckets: [
          aBucket(
            'b1',
            all.map((id) => `k${id}`),
          ),
        ],
        log: all.map((id) => anEntry(`e${id}`, { kick: `k${id}` })),
      }),
      { '1.jpg': await plain(300, 200).jpeg().toBuffer() },
    )
    const { headers, payload } = form(asFile(file, 'file'))
    const { _id: id = '' } = await send('POST', '/api/import', token, {
      headers,
      body: new Uint8Array(payload),
    })
    const counts = () =>
      site.query(`select (select count(*)::int from own_things) as things, (select count(*)::int from bucket_kicks) as places,
      (select count(*)::int from import_rows) as rows`)
    const kills = [await killUntil(id, 'read')]
    expect(await counts()).toEqual([{ things: 0, places: 0, rows: 2 * count + 1 }])
    await send('POST', `/api/import/${id}/bring`, token)
    kills.push(await killUntil(id, 'brought'))
    expect(await counts()).toEqual([{ things: 2 * count + 1, places: count, rows: 2 * count + 1 }])
    await send('POST', `/api/import/${id}/take-back`, token)
    kills.push(await killUntil(id, 'taken back'))
    expect(await counts()).toEqual([{ things: 0, places: 0, rows: 2 * count + 1 }])
    recordResult('The server, kill -9 during an import', `${kills.join(', ')} kills: nothing twice or lost`)
  },
)
