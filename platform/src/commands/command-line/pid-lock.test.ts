import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withPidLock } from '../../../bin/pid-lock.mjs'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-lock-'))
  file = join(folder, 'cache/install.pid')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the second waits for the first, and is told by whom', async () => {
  const events: string[] = []
  let finish = () => {}
  const first = withPidLock(
    file,
    () => new Promise((resolve) => (finish = resolve)),
    () => events.push('the first waits'),
  )
  const second = withPidLock(
    file,
    async () => void events.push('the second works'),
    (pid) => {
      events.push(`waits for ${pid}`)
      finish()
    },
  )
  await first
  events.push('the first has ended')
  await second
  expect(events).toEqual([`waits for ${process.pid}`, 'the first has ended', 'the second works'])
  expect(existsSync(file)).toBe(false)
})

test('releases the lock after a failure', async () => {
  const fail = async () => {
    throw new Error('No network')
  }
  await expect(withPidLock(file, fail, () => {})).rejects.toThrow('No network')
  expect(existsSync(file)).toBe(false)
})

test('takes the lock of a process that has ended', async () => {
  await withPidLock(
    file,
    async () => {},
    () => {},
  )
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(file, String(pid))
  const onWait = jest.fn()
  const work = jest.fn(async () => {})
  await withPidLock(file, work, onWait)
  expect(work).toHaveBeenCalledTimes(1)
  expect(onWait).not.toHaveBeenCalled()
})
