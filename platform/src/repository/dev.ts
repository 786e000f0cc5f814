import type { Args } from '../../bin/read-args.mjs'
import { step } from '../commands/progress.mjs'
import { exitWithZeroOnSignal } from '../../bin/shutdown.mjs'
import { expectOpen, showInTab, siteAt } from '../dev/develop-against'
import { startDevServer } from '../dev/dev-server'
import { startDevShell } from '../dev/dev-shell'
import { findParts } from '../parts/parts'
import { siteAddress } from '../releases/site-access.mjs'

/** `npm run dev [-- --to URL]`: serves the remote with hot reload, for a tab of a running site. */
export const run = async ({ values }: Args<'dev'>) => {
  const address = await siteAddress(values.to)
  expectOpen(address, await siteAt(address))
  const servers = [await startDevShell(4100)]
  for (const part of findParts())
    servers.push(await step(`Serving ${part.name}`, () => startDevServer(part, servers.length)))
  exitWithZeroOnSignal()
  return showInTab(address, servers)
}
