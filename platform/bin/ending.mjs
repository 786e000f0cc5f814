import { constants } from 'node:os'

/** @import { ChildProcess } from 'node:child_process' */

/** Milliseconds: whoever is told to end has ended after ten seconds, with all that it started. */
const longestEndMs = 9000
/** Milliseconds for a child before it is killed. */
const longestChildEndMs = 8000
const parentCheckMs = 500

/** @type {Set<() => unknown>} */
const tasks = new Set()
/** @type {number | undefined} */
let successCode
let isEnding = false

/**
 * Registers what must be done before this process ends because it was told to. Node ends at once otherwise.
 * @param {() => unknown} task
 * @returns {() => void} takes it back
 */
export const beforeEnd = (task) => {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/**
 * Has a child end when this process is told to, by SIGTERM and after eight seconds by SIGKILL.
 * @template {ChildProcess} Child
 * @param {Child} child
 * @returns {Child}
 */
export const endsWithUs = (child) => {
  const hasEnded = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const takeBack = beforeEnd(async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), longestChildEndMs)
    await hasEnded
    clearTimeout(timer)
  })
  void hasEnded.then(takeBack)
  return child
}

/** From now on being told to end is how this process is meant to end: its exit code is 0 then. */
export const isMeantToBeEnded = () => {
  successCode = 0
}

/** @param {NodeJS.Signals} signal */
const end = async (signal) => {
  // npm passes on the SIGINT of a terminal, which has sent it to us as well.
  if (isEnding) return
  isEnding = true
  const code = successCode ?? 128 + constants.signals[signal]
  setTimeout(() => process.exit(1), longestEndMs)
  await Promise.allSettled([...tasks].map(async (task) => task()))
  process.exit(code)
}

/**
 * npm passes SIGTERM to the shell that runs a script, and that shell ends without passing it on. What shows it is that
 * the parent of this process changes (`process.ppid`).
 */
const watchParent = () => {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void end('SIGTERM')
  }, parentCheckMs).unref()
}

/** Ends this process, with what it started, when it or the npm that runs it is told to end. */
export const endWhenTold = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
  // Set by npm for what it runs. Otherwise a parent may end that only started us, such as a shell script.
  if (process.env.npm_lifecycle_event) watchParent()
}
