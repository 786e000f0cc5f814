import type { Args } from '../../../bin/command-line.mjs'
import { expectOpen, showInTab, siteAt } from '../dev/develop-against'
import { firstPortOf, startDevServers } from '../dev/dev-server'
import { startDevShell } from '../dev/dev-shell'
import { findParts } from '../../build/parts/parts'
import { siteAddress } from '../releases/site-access.mjs'

/** `npm run dev [-- --to URL] [--port N]`: serves the remote with hot reload, for a tab of a running site. */
export async function run({ values }: Args<'dev'>) {
  const address = await siteAddress(values.to)
  expectOpen(address, await siteAt(address))
  const port = firstPortOf(values)
  const shell = await startDevShell(port)
  return showInTab(address, [shell, ...(await startDevServers(findParts(), port + 1))])
}
