import { findSite } from './releases/site-access.mjs'
import { askSite } from './releases/site-calls.mjs'
import { printTable } from '../../bin/print.mjs'

/**
 * @import { Args } from '../../bin/command-line.mjs'
 * @import { Site } from './releases/site-calls.mjs'
 * @typedef {{ id: number, at: string, who: string, what: string, subject: string }} Entry
 */

const usualLimit = 100
/** The largest page that a site returns. */
const largestPage = 1000

/** @param {Site} site @param {number} limit @param {Entry[]} read @returns {Promise<Entry[]>} newest first */
const entriesOf = async (site, limit, read = []) => {
  const wanted = Math.min(limit - read.length, largestPage)
  const last = read.at(-1)
  const query = new URLSearchParams({ limit: String(wanted), ...(last && { before: String(last.id) }) })
  /** @type {Entry[]} */
  const page = await askSite(site, `/api/audit?${query}`)
  const all = [...read, ...page]
  return page.length < wanted || all.length >= limit ? all : entriesOf(site, limit, all)
}

/**
 * `npm run audit [-- --limit N] [--json] [--to URL]`: prints who changed releases, deploy tokens and accounts.
 * @param {Args<'audit'>} args
 */
export const run = async ({ values }) => {
  const site = await findSite(values.to)
  const entries = await entriesOf(site, Number(values.limit ?? usualLimit))
  if (values.json) for (const entry of entries) console.log(JSON.stringify(entry))
  else
    printTable(
      ['when', 'who', 'what', 'of'],
      entries.map(({ at, who, what, subject }) => [at.slice(0, 19).replace('T', ' '), who, what, subject]),
    )
  return 0
}
