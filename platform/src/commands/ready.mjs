import { setTimeout as sleep } from 'node:timers/promises'
import { ownAddress } from './releases/site-access.mjs'

const pauseMs = 100
const requestMs = 5000

/** @param {string} url */
const isOk = (url) =>
  fetch(url, { signal: AbortSignal.timeout(requestMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

const isReady = async () => {
  const address = await ownAddress()
  // The registry is missing until the shell is released.
  return (
    address !== undefined && (await isOk(`${address}/readyz`)) && (await isOk(`${address}/registry.json`))
  )
}

/**
 * `bucketeer ready [--timeout SECONDS]`: waits until the server of this folder can serve pages.
 * @param {import('../../bin/command-line.mjs').Args<'ready'>} args
 */
export const run = async ({ values: { timeout = '60' } }) => {
  const deadline = performance.now() + Number(timeout) * 1000
  while (!(await isReady())) {
    if (performance.now() >= deadline) {
      console.error(`The site was not ready within ${timeout} s.`)
      return 1
    }
    await sleep(pauseMs)
  }
  return 0
}
