import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { scriptArguments } from '@bucketeer/embedded-postgres'
import { plain } from '../testing/drawn-pictures'
import { callEncoder } from './run-encoder'

const size = { width: 40, height: 30 }
const preview = async () => callEncoder('preview', await plain(80, 80).webp().toBuffer(), size)

/** The priority and the id of the encoder of this process. */
function encoder() {
  const list = execFileSync('ps', ['-o', 'ni=,pid=,args=', '--ppid', `${process.pid}`], { encoding: 'utf8' })
  const [, priority, pid] = /^ *(\S+) +(\d+) bucketeer-picture-encoder/m.exec(list) ?? []
  return { priority: Number(priority), pid: Number(pid) }
}

test('leaves the processor to requests', async () => {
  expect(await preview()).toBeInstanceOf(Buffer)
  expect(encoder().priority).toBe(5)
})

test('does several tasks at once, and rejects those that fail', async () => {
  const done = await Promise.allSettled([
    preview(),
    callEncoder('preview', Buffer.from('no picture'), size),
    callEncoder('preview', Buffer.of(), size),
    preview(),
  ])
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
})

test('rejects the tasks of an encoder that is killed, and starts another one', async () => {
  await preview()
  const { pid } = encoder()
  process.kill(pid, 'SIGSTOP')
  const task = expect(callEncoder('preview', Buffer.of(), size)).rejects.toThrow('has ended')
  process.kill(pid, 'SIGKILL')
  await task
  expect(await preview()).toBeInstanceOf(Buffer)
})

test('ends without an error when its server ends in the middle of a picture', async () => {
  const script = scriptArguments(import.meta.url, { entry: 'picture-encoder', source: './encoder.ts' })
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
  const exited = once(child, 'exit')
  const errors = child.stderr ? text(child.stderr) : ''
  child.send({ id: 1, name: 'preview', values: [await plain(4000, 4000).webp().toBuffer(), size] }, () =>
    child.disconnect(),
  )
  expect(await exited).toEqual([0, null])
  expect(await errors).toBe('')
})
