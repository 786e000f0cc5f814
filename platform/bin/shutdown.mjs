import { constants } from 'node:os'

/** @import { ChildProcess } from 'node:child_process' */

/** The timeout of a shutdown, in milliseconds. */
const longestEndMs = 9000
/** The time in milliseconds after which a child is killed. */
const longestChildEndMs = 8000
const parentCheckMs = 500

/** @type {Set<() => unknown>} */
const tasks = new Set()
/** @type {number | undefined} */
let successCode
let isEnding = false

/**
 * Registers a task that runs before this process ends on a signal.
 * @param {() => unknown} task
 * @returns {() => void} removes the task
 */
export const beforeShutdown = (task) => {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/**
 * Ends a child when this process ends on a signal: with SIGTERM, and after eight seconds with SIGKILL.
 * @template {ChildProcess} Child
 * @param {Child} child
 * @returns {Child}
 */
export const endOnShutdown = (child) => {
  const hasEnded = new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  const unregister = beforeShutdown(async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), longestChildEndMs)
    await hasEnded
    clearTimeout(timer)
  })
  void hasEnded.then(unregister)
  return child
}

/** Makes this process exit with 0 when a signal ends it. */
export const exitWithZeroOnSignal = () => {
  successCode = 0
}

/** @param {NodeJS.Signals} signal */
const end = async (signal) => {
  // A terminal sends SIGINT to this process too, and npm forwards it again.
  if (isEnding) return
  isEnding = true
  const code = successCode ?? 128 + constants.signals[signal]
  setTimeout(() => process.exit(1), longestEndMs)
  await Promise.allSettled([...tasks].map(async (task) => task()))
  process.exit(code)
}

/**
 * npm sends SIGTERM to the shell that runs a script, and that shell ends without forwarding it. The change of
 * `process.ppid` reveals it.
 */
const watchParent = () => {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void end('SIGTERM')
  }, parentCheckMs).unref()
}

/** Shuts this process and its children down when it, or the npm that runs it, gets a signal. */
export const shutDownOnSignal = () => {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
  // npm sets it. Without npm, the parent may be a shell script that ends normally.
  if (process.env.npm_lifecycle_event) watchParent()
}
