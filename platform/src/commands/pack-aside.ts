import { join } from 'node:path'
import { root } from '../../bin/root.mjs'
import type { Site } from '../releases/site-calls.mjs'
import { runNodeQuietly } from './run-tool'

/**
 * Packs this checkout's packages in a child process and sends them to a site that has its shell. A failure is printed and
 * fails nothing: the site works without them.
 */
export const packAside = async ({ address, token }: Site): Promise<void> => {
  const code = await runNodeQuietly(join(root, 'platform/bin/bucketeer.mjs'), ['pack', '--to', address], {
    DEPLOY_TOKEN: token,
  })
  if (code === 0) console.log(`  Packages for other repositories: ${address}/packages/`)
  else
    console.log(
      '  Packages for other repositories were not sent: see above. npm run pack -- --to … sends them.',
    )
}
