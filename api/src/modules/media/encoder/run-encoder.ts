import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { scriptArguments } from '@bucketeer/embedded-postgres'
import type { Call, Outcome, Tasks } from './encoder'

/** An idle encoder ends after this, and gives its memory back. */
const idleMs = 10_000

/** The nice value: a third of the processor time of a busy request, so that uploads on a busy machine still end in time. */
const niceValue = 5

const script = { entry: 'picture-encoder', source: './encoder.ts' }

interface Pending {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Starts an encoder. Requests have priority over it, so that they are as fast as without. */
function startEncoder() {
  const child = spawn(process.execPath, scriptArguments(import.meta.url, script), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    // Large buffers of glibc's allocator go back to the system when they are freed.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
  })
  if (child.pid) setPriority(child.pid, niceValue)
  const calls = new Map<number, Pending>()
  const fail = () => {
    for (const { reject } of calls.values()) reject(new Error('The encoder of pictures has ended.'))
  }
  child.on('message', ({ id, result, error }: Outcome) => {
    const call = calls.get(id)
    if (error === undefined) call?.resolve(result)
    else call?.reject(new Error(error))
  })
  child.once('error', fail)
  child.once('exit', fail)
  return { child, calls }
}

let encoder: ReturnType<typeof startEncoder> | undefined
let ending: NodeJS.Timeout | undefined
let count = 0

/** An idle encoder does not keep the server from ending. */
function hold(child: ChildProcess, isBusy: boolean) {
  const change = isBusy ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}

/** Calls a task of the encoder, which starts when it is first needed. Rejects when the task fails, or the encoder ends. */
export async function callEncoder<Name extends keyof Tasks>(
  name: Name,
  ...values: Parameters<Tasks[Name]>
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  if (!encoder?.child.connected) encoder = startEncoder()
  const { child, calls } = encoder
  clearTimeout(ending)
  hold(child, true)
  const id = (count += 1)
  try {
    return (await new Promise((resolve, reject) => {
      calls.set(id, { resolve, reject })
      child.send({ id, name, values } satisfies Call, (error) => error && reject(error))
    })) as Awaited<ReturnType<Tasks[Name]>>
  } finally {
    calls.delete(id)
    if (calls.size === 0) {
      hold(child, false)
      ending = setTimeout(() => child.connected && child.disconnect(), idleMs).unref()
    }
  }
}
