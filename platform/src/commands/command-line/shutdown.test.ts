import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { root } from '../../../bin/root.mjs'

/** A child that ignores SIGTERM is killed after eight seconds; the rest is for a busy machine. */
const longestEndMs = 20_000

/** A command that npm runs and that starts a child. Both print their process ids. */
const command = `
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { beforeShutdown, endOnShutdown, shutDownOnSignal } from ${JSON.stringify(pathToFileURL(join(root, 'platform/bin/shutdown.mjs')).href)}
shutDownOnSignal()
beforeShutdown(() => console.log('cleaned up'))
const child = endOnShutdown(spawn(process.execPath, ['child.mjs', ...process.argv.slice(2)], { stdio: ['ignore', 'pipe', 'inherit'] }))
createInterface({ input: child.stdout }).on('line', (pid) => console.log(process.pid + ' ' + pid))
`
const child = `
if (process.argv[2] === 'stubborn') process.on('SIGTERM', () => {})
console.log(process.pid)
setInterval(() => {}, 1000)
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bucketeer-ending-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node command.mjs' } }))
  writeFileSync(join(folder, 'command.mjs'), command)
  writeFileSync(join(folder, 'child.mjs'), child)
})
afterAll(() => rmSync(folder, { recursive: true }))

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The process ids of a test, so that none outlives a failed test. */
let started: number[] = []
afterEach(() => {
  for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGKILL')
  started = []
})

const startWith = async (file: string, args: string[]) => {
  const { npm_lifecycle_event: _, ...env } = process.env
  const first = spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
  const lines: string[] = []
  const reader = createInterface({ input: first.stdout }).on('line', (line) => lines.push(line))
  while (!/^\d+ \d+$/.test(lines.at(-1) ?? '')) await once(reader, 'line')
  const pids = (lines.at(-1) ?? '').split(' ').map(Number)
  started.push(...pids)
  return { first, pids, lines }
}

const untilGone = async (first: ChildProcess, pids: number[]) => {
  const since = performance.now()
  while (pids.some(isAlive) && performance.now() - since < longestEndMs)
    await new Promise((resolve) => setTimeout(resolve, 50))
  if (first.exitCode === null && first.signalCode === null) await once(first, 'exit')
  return performance.now() - since
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends a command with the child that it started',
  async (signal) => {
    const { first, pids, lines } = await startWith(process.execPath, ['command.mjs'])
    first.kill(signal)
    expect(await untilGone(first, pids)).toBeLessThan(longestEndMs)
    expect(first.exitCode).toBeGreaterThan(128)
    expect(lines).toContain('cleaned up')
  },
)

test('SIGTERM to npm alone ends the command that it runs, with its child', async () => {
  const { first, pids, lines } = await startWith('npm', ['start'])
  first.kill('SIGTERM')
  expect(await untilGone(first, pids)).toBeLessThan(longestEndMs)
  expect(lines).toContain('cleaned up')
})

test('a child that does not end is killed', async () => {
  const { first, pids } = await startWith(process.execPath, ['command.mjs', 'stubborn'])
  first.kill('SIGTERM')
  expect(await untilGone(first, pids)).toBeLessThan(longestEndMs)
})
