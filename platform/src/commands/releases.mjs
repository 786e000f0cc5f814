import { createInterface } from 'node:readline/promises'
import { callOf } from '../../bin/command-line.mjs'
import { oneLine, printTable } from '../../bin/print.mjs'
import { findSite } from './releases/site-access.mjs'
import { askSite, Refused } from './releases/site-calls.mjs'

/**
 * @import { Args } from '../../bin/command-line.mjs'
 * @import { Served, Site } from './releases/site-calls.mjs'
 *
 * @typedef {object} Entry
 * @property {string} part
 * @property {string} version
 * @property {string} event
 * @property {number | null} percent
 * @property {string} who
 * @property {string | null} why
 * @property {string} at
 * @property {Origin | null} origin null for what is no release
 *
 * @typedef {object} Origin
 * @property {string | null} commit
 * @property {boolean} isDirty
 * @property {string | null} source
 * @property {boolean} isUnchecked
 *
 * @typedef {Served & { failed: { live: number, canary: number | null } }} ServedWithFailures
 *
 * @typedef {object} Failure
 * @property {string} version
 * @property {string} failure
 * @property {string | null} reason
 * @property {string | null} route
 * @property {string[]} stack
 * @property {number} visitors
 * @property {string} at
 *
 * @typedef {object} State
 * @property {ServedWithFailures[]} served
 * @property {Entry[]} log
 */

/** @param {Entry} entry */
const eventOf = ({ event, percent }) => (percent === null ? event : `${event} ${percent} %`)

/**
 * Returns the commit of a release, and whether its files differed or were unchecked.
 * @param {Entry} entry
 */
const originOf = ({ origin }) => {
  if (!origin) return ''
  const { commit, isDirty, source, isUnchecked } = origin
  const notes = [isDirty && 'with changes', isUnchecked && 'unchecked'].filter(Boolean).join(', ')
  const from = source ?? commit?.slice(0, 12) ?? 'no commit'
  return notes ? `${from} (${notes})` : from
}

/** @param {Served} served */
const canaryOf = ({ canary }) => (canary ? `${canary.version} for ${canary.percent} %` : '–')

/** @param {number} count */
const visitors = (count) => (count === 1 ? '1 visitor' : `${count} visitors`)

/**
 * Returns for how many visitors each version failed, as browsers reported.
 * @param {ServedWithFailures} served
 */
const failedOf = ({ failed: { live, canary } }) =>
  canary === null ? visitors(live) : `${visitors(live)}, canary ${visitors(canary)}`

/** @param {Site} site @param {string | undefined} part @returns {Promise<State>} */
const stateOf = (site, part) =>
  askSite(site, `/api/release${part ? `?part=${encodeURIComponent(part)}` : ''}`)

/** @param {Served} served */
const noteOf = ({ isOff, isRequired }) =>
  [isRequired && 'required', isOff && 'switched off'].filter(Boolean).join(', ')

/** @param {ServedWithFailures[]} served */
const showServed = (served) =>
  printTable(
    ['part', 'owner', 'live', 'canary', 'failed for', 'fills slots', ''],
    served.map((each) => [
      each.part,
      each.owner,
      each.live,
      canaryOf(each),
      failedOf(each),
      each.slots.map(oneLine).join(', ') || '–',
      noteOf(each),
    ]),
  )

/** @param {string} moment */
const minuteOf = (moment) => moment.slice(0, 16).replace('T', ' ')

/**
 * Prints what browsers reported of a part, unless the token is of another part.
 * @param {Site} site
 * @param {string} part
 */
const showFailures = async (site, part) => {
  /** @type {{ failures: Failure[] }} */
  const { failures } = await askSite(site, `/api/release/${encodeURIComponent(part)}`).catch((error) => {
    if (error instanceof Refused && error.status === 403) return { failures: [] }
    throw error
  })
  if (failures.length === 0) return
  console.log()
  printTable(
    ['last', 'version', 'visitors', 'failure', 'page', 'reason', 'at'],
    failures.map(({ at, version, visitors: count, failure, route, reason, stack }) => [
      minuteOf(at),
      version,
      String(count),
      failure,
      route ?? '–',
      reason ?? '–',
      stack[0] ?? '–',
    ]),
  )
}

/** @param {Site} site @param {string | undefined} part */
const show = async (site, part) => {
  const { served, log } = await stateOf(site, part)
  if (part && log.length === 0)
    throw new Error(`No part called ${part} has been released to ${site.address}.`)
  const [last] = log
  if (!last) return console.log('  Nothing has been released to this site yet.')
  if (part && served.length === 0 && last.event === 'removed')
    console.log(`  ${part} was removed from this site on ${last.at.slice(0, 10)}; a release brings it back.`)
  if (served.length > 0) showServed(served)
  console.log()
  printTable(
    ['when', 'part', 'version', 'what', 'who', 'why', 'source'],
    log.map((entry) => [
      minuteOf(entry.at),
      entry.part,
      entry.version,
      eventOf(entry),
      entry.who,
      entry.why ?? '',
      originOf(entry),
    ]),
  )
  if (part) await showFailures(site, part)
}

/** @param {Site} site @param {string} part @param {boolean} isOff @param {string | undefined} why */
const turn = async (site, part, isOff, why) => {
  /** @type {{ event: string | null }} */
  const { event } = await askSite(site, `/api/release/${encodeURIComponent(part)}/switch`, {
    method: 'PUT',
    body: { isOff, why },
  })
  if (event === null) return console.log(`  ${part} is ${isOff ? 'switched off' : 'on'} already.`)
  console.log(
    `  ${part} is ${isOff ? 'switched off: its pages say so, and its navigation is gone' : 'on again'}.`,
  )
}

/** @param {string} part */
const isSure = async (part) => {
  if (!process.stdin.isTTY)
    throw new Error(`This removes ${part}, whose deploy tokens then only read. Add --yes if you mean it.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `  Remove ${part}, whose deploy tokens then only read? Type its name to confirm: `,
  )
  terminal.close()
  return answer.trim() === part
}

/** @param {Site} site @param {string} part @param {string | undefined} why */
const remove = async (site, part, why) => {
  const query = why === undefined ? '' : `?${new URLSearchParams({ why })}`
  /** @type {{ tokens: number }} */
  const { tokens } = await askSite(site, `/api/release/${encodeURIComponent(part)}${query}`, {
    method: 'DELETE',
  })
  console.log(
    `  ${part} is removed. Its history stays, which its ${tokens} deploy ${tokens === 1 ? 'token' : 'tokens'} still read.`,
  )
}

/**
 * `npm run releases [-- PART] [--off | --on | --remove [--yes]] [-m WHY] [--to URL]`: prints what is live and the history,
 * switches a remote off and on, and removes it.
 * @param {Args<'releases'>} args
 */
export const run = async ({ values, positionals: [part] }) => {
  const { off, on, remove: removes } = values
  const actions = [off, on, removes].filter(Boolean)
  if (actions.length > 1) throw new Error('Choose one of --off, --on and --remove.')
  if (actions.length > 0 && !part) throw new Error(`Name the part: ${callOf('releases', 'kicks --off')}`)
  const site = await findSite(values.to)
  const why = oneLine(values.message)
  if (!part || actions.length === 0) await show(site, part)
  else if (!removes) await turn(site, part, values.off === true, why)
  else if (values.yes || (await isSure(part))) await remove(site, part, why)
  else throw new Error('Nothing is removed.')
  return 0
}
