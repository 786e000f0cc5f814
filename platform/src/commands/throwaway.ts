import { once } from 'node:events'
import { startThrowawaySite } from '../site/throwaway-site'

/**
 * A site of its own, of what is built, for tests that change what is live: says its address and deploy token in one line of JSON, and
 * leaves nothing behind when its input ends.
 */
export const run = async () => {
  const site = await startThrowawaySite()
  console.log(JSON.stringify({ address: site.address, token: site.token }))
  process.stdin.resume()
  await Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close'), site.ended])
  await site.stop()
  return 0
}
