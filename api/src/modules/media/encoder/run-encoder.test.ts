import { execFileSync } from 'node:child_process'
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
