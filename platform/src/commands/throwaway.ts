import { once } from 'node:events'
import { startThrowawaySite } from './site/start-site'

/**
 * Starts a site from the present build, for tests that change releases. Prints its address and deploy token as one line
 * of JSON. Ends, and leaves nothing behind, when its standard input ends.
 */
export async function run() {
  const site = await startThrowawaySite()
  console.log(JSON.stringify({ address: site.address, token: site.token }))
  process.stdin.resume()
  await Promise.race([once(process.stdin, 'end'), once(process.stdin, 'close'), site.ended])
  await site.stop()
  return 0
}
