import { hostname, userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { findPart } from '../parts/parts'
import type { Site } from '../releases/send-release'
import { findSite } from '../releases/site-access'
import { askSite, callSite } from '../releases/site-calls'
import { printTable } from './table'

interface Token {
  _id: string
  part: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

const day = (moment: string | null) => moment?.slice(0, 10) ?? 'never'

const list = async (site: Site) => {
  const tokens = await askSite<Token[]>(site, '/api/deploy-token', { method: 'GET' })
  printTable(
    ['id', 'part', 'name', 'made', 'last used'],
    tokens.map((token) => [token._id, token.part, token.name, day(token.createdAt), day(token.lastUsedAt)]),
  )
}

const create = async (site: Site, part: string, name: string) => {
  const { token } = await askSite<{ token: string }>(site, '/api/deploy-token', {
    method: 'POST',
    body: { part, name },
  })
  console.log(`  Good for releasing ${part} to ${site.address}. It is shown this once:\n\n${token}\n`)
}

const revoke = async (site: Site, id: string) => {
  await callSite(site, `/api/deploy-token/${encodeURIComponent(id)}`, { method: 'DELETE' })
  console.log('  Ended.')
}

/** `npm run deploy-token [-- PART [--name WHOSE] | --revoke ID] [--to URL]`: makes, lists and ends deploy tokens. */
export const run = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: { type: 'string' }, revoke: { type: 'string' }, to: { type: 'string' } },
  })
  const [name, ...others] = positionals
  if (others.length > 0 || (name && values.revoke))
    throw new Error('npm run deploy-token [-- PART [--name WHOSE] | --revoke ID] [--to URL]')
  const site = await findSite(values.to)
  if (values.revoke) await revoke(site, values.revoke)
  else if (name)
    await create(site, findPart(name).name, values.name ?? `${userInfo().username} on ${hostname()}`)
  else await list(site)
  return 0
}
