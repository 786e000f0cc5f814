import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { fillDatabase, tokenOf } from '../site/fill-database'
import { median, percentile } from '../statistics'
import type { Benchmark } from '../benchmark'
import { memoryMegabytes } from '../site/server-metrics'
import { startIsolatedServer } from '../site/start-server'
import { startConstantRateRequests } from './constant-rate-requests'

const atOnce = 20
const quietMs = 5_000
const slowestMs = 100

/** What phones take: four to three, twelve megapixels. */
const photoSize = { width: 4000, height: 3000 }

/** A JPEG with as much in it as a photograph has: soft shapes with some noise over them. */
const takePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      ...photoSize,
      channels: 3,
      background: '#557',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(6)
    .normalise()
    .jpeg({ quality: 85 })
    .toBuffer()

async function upload(address: string, photo: Buffer, person: number): Promise<number> {
  const form = new FormData()
  form.append('pictures', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const since = performance.now()
  const answer = await fetch(`${address}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(person)}` },
    body: form,
  })
  if (!answer.ok) throw new Error(`The upload was answered with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return performance.now() - since
}

const listOfKicks = { method: 'GET', path: '/api/kick?limit=24', token: tokenOf(1) } as const

/** How long calls take meanwhile. */
async function callsDuring(address: string, work: () => Promise<unknown>): Promise<number[]> {
  const calls = startConstantRateRequests(address, listOfKicks)
  await work()
  return calls.stop()
}

const milliseconds = (time: number) => `${Math.round(time)} ms`

/** Photographs that come in, and what they do to those who do something else. */
export const pictures: Benchmark = {
  name: 'pictures',
  isUsual: true,
  async *run() {
    const server = await startIsolatedServer()
    const { address } = server
    try {
      await fillDatabase(server.connection, { kicks: 1000, people: 100 })
      const photo = await takePhoto()
      // The first calls of a server are slower than all others.
      await callsDuring(address, () => upload(address, photo, 1))
      const alone: number[] = []
      for (let turn = 0; turn < 3; turn += 1) alone.push(await upload(address, photo, 1))
      const quiet = await callsDuring(address, () => pause(quietMs))
      const since = performance.now()
      let all = 0
      const busy = await callsDuring(address, async () => {
        await Promise.all(Array.from({ length: atOnce }, (_, index) => upload(address, photo, index + 1)))
        all = performance.now() - since
      })
      const memory = await memoryMegabytes(address)
      const size = (photo.length / 1e6).toFixed(1)
      yield {
        name: 'pictures',
        title: `Photographs of 12 megapixels and ${size} MB, each made into three WebP files`,
        goal: `while ${atOnce} come at once, the list of Kicks takes ≤ ${slowestMs} ms (p99)`,
        columns: ['what', 'figure'],
        rows: [
          { cells: ['one photograph by itself', milliseconds(median(alone))] },
          { cells: [`${atOnce} at once, until the last is there`, milliseconds(all)] },
          {
            cells: [
              'list of Kicks, p50 / p99, nobody uploads',
              `${milliseconds(median(quiet))} / ${milliseconds(percentile(quiet, 99))}`,
            ],
          },
          {
            cells: [
              `list of Kicks, p50 / p99, ${atOnce} upload`,
              `${milliseconds(median(busy))} / ${milliseconds(percentile(busy, 99))}`,
            ],
            met: percentile(busy, 99) <= slowestMs,
          },
          { cells: ['memory of the server after that', `${Math.round(memory)} MB`] },
        ],
      }
    } finally {
      await server.stop()
    }
  },
}
