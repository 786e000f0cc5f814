import { setTimeout as pause } from 'node:timers/promises'
import type { Benchmark } from '../benchmark'
import { startConstantRateRequests } from '../load/constant-rate-requests'
import { fillDatabase, tokenOf } from '../site/fill-database'
import { memoryMegabytes } from '../site/server-metrics'
import { startIsolatedServer } from '../site/start-server'
import { median, percentile } from '../statistics'
import { createPhoto } from './create-photo'

const maxP99Ms = 100

/** The size of a phone's photo: 4:3 with twelve megapixels. */
const photoSize = { width: 4000, height: 3000, quality: 85 }

/** Uploads a photo and returns the latency in milliseconds. */
async function upload(address: string, photo: Buffer, userNumber: number): Promise<number> {
  const form = new FormData()
  form.append('pictures', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(userNumber)}` },
    body: form,
  })
  if (!response.ok) throw new Error(`Upload failed: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - startedAt
}

/** Returns the latencies of the list of Kicks while `work` runs. */
async function kickListLatenciesDuring(address: string, work: () => Promise<unknown>): Promise<number[]> {
  const requests = startConstantRateRequests(address)
  await work()
  return requests.stop()
}

const formatMs = (time: number) => `${Math.round(time)} ms`

/** Measures uploads of photos, and how they slow down other requests. */
export const pictures: Benchmark = {
  name: 'pictures',
  runsByDefault: true,
  async *run({ smallest }) {
    const concurrentUploads = smallest ? 2 : 20
    const idleMs = smallest ? 500 : 5_000
    const server = await startIsolatedServer()
    const { address } = server
    try {
      await fillDatabase(server.connection, { kicks: 1000, users: 100 })
      const photo = await createPhoto(photoSize)
      // Warms up the server: its first requests are slower than all later ones.
      await kickListLatenciesDuring(address, () => upload(address, photo, 1))
      const singleUploads: number[] = []
      for (let round = 0; round < 3; round += 1) singleUploads.push(await upload(address, photo, 1))
      const idleLatencies = await kickListLatenciesDuring(address, () => pause(idleMs))
      const startedAt = performance.now()
      let allUploadsMs = 0
      const busyLatencies = await kickListLatenciesDuring(address, async () => {
        await Promise.all(
          Array.from({ length: concurrentUploads }, (_, index) => upload(address, photo, index + 1)),
        )
        allUploadsMs = performance.now() - startedAt
      })
      const memory = await memoryMegabytes(address)
      const photoMegabytes = (photo.length / 1e6).toFixed(1)
      const summary = (latencies: number[]) =>
        `${formatMs(median(latencies))} / ${formatMs(percentile(latencies, 99))}`
      yield {
        name: 'pictures',
        title: `Uploads of photos with 12 megapixels and ${photoMegabytes} MB, each encoded as three WebP files`,
        goal: `during ${concurrentUploads} concurrent uploads, p99 of the list of Kicks ≤ ${maxP99Ms} ms`,
        columns: ['what', 'result'],
        rows: [
          { cells: ['one upload', formatMs(median(singleUploads))] },
          { cells: [`${concurrentUploads} concurrent uploads, until the last one`, formatMs(allUploadsMs)] },
          { cells: ['list of Kicks without uploads, p50 / p99', summary(idleLatencies)] },
          {
            cells: [`list of Kicks during ${concurrentUploads} uploads, p50 / p99`, summary(busyLatencies)],
            met: percentile(busyLatencies, 99) <= maxP99Ms,
          },
          { cells: ['memory of the server after the uploads', `${Math.round(memory)} MB`] },
        ],
      }
    } finally {
      await server.stop()
    }
  },
}
