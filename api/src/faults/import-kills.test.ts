import { setTimeout as pause } from 'node:timers/promises'
import { aBucket, aKick, anArchive, anEntry, zipOf } from '../modules/import/testing/archives'
import { plain } from '../modules/media/testing/drawn-pictures'
import { asFile, form } from '../modules/media/testing/form'
import { createClient } from './testing/client'
import { faultTest, recordResult, rounds, siteOfEachTest } from './testing/fault-test'
import { killAtWork } from './testing/kill-at-work'
import { signUpAt } from './testing/writers'

jest.setTimeout(120_000 + rounds * 60_000)

const count = 400
const rows = 2 * count + 1
const site = siteOfEachTest()

/** Returns a file of Kicks, a Bucket with all of them, and an entry about each. Every tenth Kick has a photo. */
async function largeFile() {
  const photos = [{ file: '1.jpg', alt: '', caption: '' }]
  const ids = Array.from({ length: count }, (_, index) => `${index}`)
  const archive = anArchive({
    kicks: ids.map((id, index) => aKick(id, { photos: index % 10 === 0 ? photos : [] })),
    buckets: [aBucket('b', ids)],
    log: ids.map((id) => anEntry(id, { kick: id })),
  })
  return zipOf(archive, { '1.jpg': await plain(300, 200).jpeg().toBuffer() })
}

const kills = { read: 0, brought: 0, 'taken back': 0 }

/** Kills the server, often enough, until the import should be in the state. @returns the number of things and of rows */
async function killUntil(state: keyof typeof kills, id: string) {
  const read = async () => (await site().query(`select state, problem from imports where id = '${id}'`))[0]
  const isWorking = async () => /ing/.test(String((await read())?.state))
  while (await isWorking())
    if (kills[state] < rounds) {
      await killAtWork(site(), 'imports', 1000)
      kills[state] += 1
    } else await pause(100)
  expect(await read()).toEqual({ state, problem: null })
  const [counts] = await site().query(`
    select (select count(*)::int from own_things) as things, (select count(*)::int from bucket_kicks) as places,
      (select count(*)::int from import_rows where import_id = '${id}') as rows`)
  return counts
}

faultTest(
  'kill -9 while an import is read, created and taken back leaves nothing twice or behind',
  async () => {
    const client = createClient(site(), await signUpAt(site().address, 'ann'))
    const file = form(asFile(await largeFile(), 'file'))
    while (Math.min(...Object.values(kills)) < rounds) {
      const { _id: id } = await client.upload('/api/import', file)
      expect(await killUntil('read', id)).toEqual({ things: 0, places: 0, rows })
      await client.post(`/api/import/${id}/bring`)
      expect(await killUntil('brought', id)).toEqual({ things: rows, places: count, rows })
      await client.post(`/api/import/${id}/take-back`)
      expect(await killUntil('taken back', id)).toEqual({ things: 0, places: 0, rows })
    }
    recordResult(
      'The server, kill -9, during an import',
      `${Object.values(kills).join(', ')} kills: nothing twice or lost`,
    )
  },
)
