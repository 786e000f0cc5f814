import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Benchmark } from '../benchmark'
import { startConstantRateRequests } from '../load/constant-rate-requests'
import { password, signUp } from '../load/sign-up'
import { createPhoto } from '../pictures/create-photo'
import { sendRequest } from '../requests/request'
import { fillDatabase } from '../site/fill-database'
import { treeMegabytes } from '../site/server-metrics'
import { type IsolatedServer, startIsolatedServer } from '../site/start-server'
import { median, percentile } from '../statistics'
import type { Row } from '../table'
import { createLargeFile } from './large-file'
import type { UploadOptions } from './upload-process'

const maxMegabytes = 150
const maxRatio = 1.3

const pollMs = 500

interface Measured {
  latencies: number[]
  /** The largest memory of the server and its processes, but for PostgreSQL. */
  megabytes: number
  seconds: number
}

/** Measures the list of Kicks of somebody else, and the memory of the server, while `work` runs. */
async function measureDuring(
  { address, process }: IsolatedServer,
  work: () => Promise<unknown>,
): Promise<Measured> {
  const requests = startConstantRateRequests(address)
  const startedAt = performance.now()
  let megabytes = 0
  let isOver = false
  const worked = work().finally(() => (isOver = true))
  while (!isOver) {
    megabytes = Math.max(megabytes, await treeMegabytes(process.pid))
    await Promise.race([pause(pollMs), worked])
  }
  await worked
  const seconds = (performance.now() - startedAt) / 1000
  return { latencies: await requests.stop(), megabytes, seconds }
}

/** Sends a file in a process of low priority, whose work is that of the person's machine. @returns the id of the import */
async function sendFile(options: UploadOptions): Promise<string> {
  const child = fork(join(import.meta.dirname, 'upload-process.ts'))
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const exited = once(child, 'exit').then(() => Promise.reject(new Error('The upload process exited.')))
  exited.catch(() => undefined)
  child.send(options)
  const [sent] = await Promise.race([once(child, 'message'), exited])
  child.disconnect()
  return Object(sent)._id
}

/** Sends the requests of a person who imports a file and makes an archive. */
function createPerson(address: string, token: string) {
  const send = async (method: 'GET' | 'POST', path: string, body?: object) =>
    Object(await sendRequest(address, { method, path, token, ...(body && { body }) }))
  const settled = async (id: string, state: string) => {
    for (;;) {
      const read = await send('GET', `/api/import/${id}`)
      if (read.state === state) return
      if (!/ing/.test(read.state)) throw new Error(`The import is ${read.state}: ${read.problem?.message}`)
      await pause(pollMs)
    }
  }
  return {
    /** @param path of the file */
    async read(path: string): Promise<string> {
      const id = await sendFile({ address, token, path })
      await settled(id, 'read')
      return id
    },
    async bring(id: string) {
      await send('POST', `/api/import/${id}/bring`, {})
      await settled(id, 'brought')
    },
    async makeArchive() {
      await send('POST', '/api/archive', { password })
      while ((await send('GET', '/api/archive')).archive.state === 'making') await pause(pollMs)
    },
  }
}

const formatMs = (time: number) => `${time.toFixed(1)} ms`

function rowOf(name: string, { latencies, megabytes, seconds }: Measured, idle: Measured): Row {
  const [p99, more] = [percentile(latencies, 99), Math.round(megabytes - idle.megabytes)]
  const ratio = p99 / percentile(idle.latencies, 99)
  const memory = `${Math.round(megabytes)} MB (+ ${more})`
  return {
    cells: [
      name,
      `${Math.round(seconds)} s`,
      memory,
      formatMs(median(latencies)),
      formatMs(p99),
      ratio.toFixed(2),
    ],
    met: more <= maxMegabytes && ratio <= maxRatio,
  }
}

/** Measures an import and an archive of ten thousand things and a thousand photos, and how they slow down other requests. */
export const imports: Benchmark = {
  name: 'imports',
  runsByDefault: false,
  async *run({ smallest }) {
    const size = smallest ? { kicks: 50, photos: 4 } : { kicks: 5000, photos: 1000 }
    const idleMs = smallest ? 500 : 20_000
    const server = await startIsolatedServer()
    const { address } = server
    try {
      await fillDatabase(server.connection, { kicks: 1000, users: 100 })
      const photo = await createPhoto({ width: 1600, height: 1200, quality: 70 })
      const file = await createLargeFile(size, photo)
      const path = join(tmpdir(), `bucketeer-bench-${process.pid}.zip`)
      await writeFile(path, file)
      const person = createPerson(address, await signUp(address, 'ann@bucketeer.example'))
      // Its first requests are slower than all later ones.
      await measureDuring(server, () => pause(idleMs))
      const idle = await measureDuring(server, () => pause(idleMs))
      let id = ''
      const reading = await measureDuring(server, async () => (id = await person.read(path)))
      await rm(path)
      const bringing = await measureDuring(server, () => person.bring(id))
      const between = await measureDuring(server, () => pause(idleMs))
      const archive = await measureDuring(server, () => person.makeArchive())
      const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
      yield {
        name: 'imports',
        title: `${size.kicks * 2} rows and ${size.photos} photos, ${megabytes(file.length)}, and the list of Kicks of somebody else`,
        goal: `memory at most ${maxMegabytes} MB more than without, p99 of the list at most ${maxRatio}×`,
        columns: ['what', 'time', 'memory', 'p50', 'p99', 'p99 ratio'],
        rows: [
          rowOf('nothing', idle, idle),
          rowOf('upload and reading', reading, idle),
          rowOf('bringing in', bringing, idle),
          rowOf('nothing again', between, idle),
          rowOf('making an archive', archive, { ...between, megabytes: idle.megabytes }),
        ],
      }
    } finally {
      await server.stop()
    }
  },
}
