import type { Args } from '../../../bin/command-line.mjs'
import { step } from '../../../bin/print.mjs'
import { exitWithZeroOnSignal } from '../../../bin/shutdown.mjs'
import { expectOpen, showInTab, siteAt } from '../dev/develop-against'
import { firstPortOf, startDevServer } from '../dev/dev-server'
import { startDevShell } from '../dev/dev-shell'
import { findParts } from '../../build/parts/parts'
import { siteAddress } from '../releases/site-access.mjs'

/** `npm run dev [-- --to URL] [--port N]`: serves the remote with hot reload, for a tab of a running site. */
export async function run({ values }: Args<'dev'>) {
  const address = await siteAddress(values.to)
  expectOpen(address, await siteAt(address))
  const port = firstPortOf(values)
  const servers = [await startDevShell(port)]
  for (const part of findParts())
    servers.push(await step(`Serving ${part.name}`, () => startDevServer(part, port + servers.length)))
  exitWithZeroOnSignal()
  return showInTab(address, servers)
}
