import { hostname, userInfo } from 'node:os'
import { callOf } from '../../bin/command-line.mjs'
import { oneLine, printTable } from '../../bin/print.mjs'
import { findSite } from './releases/site-access.mjs'
import { askSite, callSite, Refused } from './releases/site-calls.mjs'

/**
 * @import { Args } from '../../bin/command-line.mjs'
 * @import { Served, Site } from './releases/site-calls.mjs'
 * @typedef {{ _id: string, part: string, name: string, createdAt: string, lastUsedAt: string | null,
 *   isReadOnly: boolean }} Token
 */

/** @param {string | null} moment */
const day = (moment) => moment?.slice(0, 10) ?? 'never'

/** @param {Site} site */
const list = async (site) => {
  /** @type {Token[]} */
  const tokens = await askSite(site, '/api/deploy-token')
  if (tokens.length === 0)
    return console.log(`  There are no tokens. Create one with ${callOf('deploy-token', 'PART')}.`)
  printTable(
    ['id', 'part', 'name', 'made', 'last used'],
    tokens.map((token) => [
      token._id,
      token.isReadOnly ? `${token.part}, removed` : token.part,
      token.name,
      day(token.createdAt),
      day(token.lastUsedAt),
    ]),
  )
}

/**
 * Prints a hint for a part that the site does not know. A token may be created before the first release of its part.
 * @param {Site} site
 * @param {string} part
 */
const pointOutUnknown = async (site, part) => {
  /** @type {{ served: Served[] }} */
  const { served } = await askSite(site, '/api/release?limit=1')
  const names = served.map((each) => each.part)
  if (!names.includes(part))
    console.log(`  No part called ${part} has been released to this site; it has ${names.join(', ')}.`)
}

/** @param {Site} site @param {string} part @param {string} name */
const create = async (site, part, name) => {
  /** @type {{ token: string }} */
  const { token } = await askSite(site, '/api/deploy-token', { method: 'POST', body: { part, name } })
  await pointOutUnknown(site, part)
  console.log(`  This token can release ${part} to ${site.address}. It is shown only once:\n\n${token}\n`)
}

/** @param {Site} site @param {string} id */
const revoke = async (site, id) => {
  await callSite(site, `/api/deploy-token/${encodeURIComponent(id)}`, { method: 'DELETE' }).catch((error) => {
    if (!(error instanceof Refused) || error.status !== 400) throw error
    throw new Error(`${oneLine(id)} is not the id of a token; ${callOf('deploy-token')} lists them.`, {
      cause: error,
    })
  })
  console.log('  Revoked.')
}

/**
 * `npm run deploy-token [-- PART [--name WHOSE] | --revoke ID] [--to URL]`: creates, lists and revokes deploy tokens.
 * @param {Args<'deploy-token'>} args
 */
export const run = async ({ values, positionals: [part] }) => {
  if (part && values.revoke) throw new Error('--revoke takes the id of a token; leave out the part.')
  const site = await findSite(values.to)
  if (values.revoke) await revoke(site, values.revoke)
  else if (part) await create(site, part, oneLine(values.name) ?? `${userInfo().username} on ${hostname()}`)
  else await list(site)
  return 0
}
