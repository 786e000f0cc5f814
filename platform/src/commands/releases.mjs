import { createInterface } from 'node:readline/promises'
import { callOf } from '../../bin/read-args.mjs'
import { oneLine } from '../releases/one-line.mjs'
import { findSite } from '../releases/site-access.mjs'
import { askSite, callSite } from '../releases/site-calls.mjs'
import { printTable } from './table.mjs'

/**
 * @import { Args } from '../../bin/read-args.mjs'
 * @import { Served, Site } from '../releases/site-calls.mjs'
 *
 * @typedef {object} Entry
 * @property {string} part
 * @property {string} version
 * @property {string} event
 * @property {number | null} percent
 * @property {string} who
 * @property {string | null} why
 * @property {string} at
 * @property {Origin | null} [origin] older sites do not give it
 * @property {string | null} [approvedBy] older sites do not give it
 * @property {string | null} [signedBy] older sites do not give it
 *
 * @typedef {object} Origin
 * @property {string | null} commit
 * @property {boolean} isDirty
 * @property {string | null} source
 * @property {boolean} isUnchecked
 *
 * @typedef {object} Pending
 * @property {string} part
 * @property {string} version
 * @property {number | null} percent
 * @property {string} who
 * @property {string | null} why
 * @property {string} expiresAt
 *
 * @typedef {object} State
 * @property {Served[]} served
 * @property {Entry[]} log
 * @property {Pending[]} [pending] older sites do not give it
 * @property {string[]} [needApproval] older sites do not give it
 * @property {{ part: string, name: string }[]} [signed] older sites do not give it
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
 * Returns the share of visitors for whom each version failed, as browsers reported. Older sites do not give it.
 * @param {Served & { failed?: { live: number, canary: number | null } }} served
 */
const failedOf = ({ failed }) => {
  if (!failed) return '–'
  const { live, canary } = failed
  return canary === null ? visitors(live) : `${visitors(live)}, canary ${visitors(canary)}`
}

/** @param {Pick<Entry, 'who' | 'approvedBy' | 'signedBy'>} entry */
const whoOf = ({ who, approvedBy, signedBy }) =>
  [who, approvedBy && `approved by ${approvedBy}`, signedBy && `signed by ${signedBy}`]
    .filter(Boolean)
    .join(', ')

/** @param {Site} site @param {string | undefined} part @returns {Promise<State>} */
const stateOf = (site, part) =>
  askSite(site, `/api/release${part ? `?part=${encodeURIComponent(part)}` : ''}`, { method: 'GET' })

/** @param {Required<Pick<State, 'pending' | 'needApproval'>>} state */
const showApprovals = ({ pending, needApproval }) => {
  if (needApproval.length > 0)
    console.log(`\n  Releases need approval: ${needApproval.map(oneLine).join(', ')}`)
  if (pending.length === 0) return
  console.log()
  printTable(
    ['waits for approval', 'version', 'for', 'who', 'why', 'until'],
    pending.map(({ part, version, percent, who, why, expiresAt }) => [
      part,
      version,
      percent === null ? 'everybody' : `${percent} %`,
      who,
      why ?? '',
      expiresAt.slice(0, 16).replace('T', ' '),
    ]),
  )
}

/** @param {Served} served */
const noteOf = ({ isOff, isRequired }) =>
  [isRequired && 'required', isOff && 'switched off'].filter(Boolean).join(', ')

/** @param {(Served & { failed?: { live: number, canary: number | null } })[]} served */
const showServed = (served) =>
  printTable(
    ['part', 'owner', 'live', 'canary', 'failed for', 'fills slots', ''],
    served.map((each) => [
      each.part,
      each.owner ?? '–',
      each.live,
      canaryOf(each),
      failedOf(each),
      each.slots?.map(oneLine).join(', ') || '–',
      noteOf(each),
    ]),
  )

/** @param {Site} site @param {string | undefined} part */
const show = async (site, part) => {
  const { served, log, pending = [], needApproval = [], signed = [] } = await stateOf(site, part)
  if (part && log.length === 0)
    throw new Error(`No part called ${part} has been released to ${site.address}.`)
  const [last] = log
  if (!last) return console.log('  Nothing has been released to this site yet.')
  if (part && served.length === 0 && last.event === 'removed')
    console.log(`  ${part} was removed from this site on ${last.at.slice(0, 10)}; a release brings it back.`)
  if (served.length > 0) showServed(served)
  for (const { part, name } of signed)
    console.log(`\n  Releases of ${oneLine(part)} must be signed with the key of ${oneLine(name)}.`)
  showApprovals({ pending, needApproval })
  console.log()
  printTable(
    ['when', 'part', 'version', 'what', 'who', 'why', 'source'],
    log.map((entry) => [
      entry.at.slice(0, 16).replace('T', ' '),
      entry.part,
      entry.version,
      eventOf(entry),
      whoOf(entry),
      entry.why ?? '',
      originOf(entry),
    ]),
  )
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

/** @param {Site} site @param {string} part */
const approve = async (site, part) => {
  const { pending: [waiting] = [] } = await stateOf(site, part)
  if (!waiting) throw new Error(`No release of ${part} waits for approval.`)
  const { version, percent } = waiting
  await askSite(site, `/api/release/${encodeURIComponent(part)}/approval`, {
    method: 'POST',
    body: { version, ...(percent !== null && { canary: percent }) },
  })
  console.log(
    `  ${part} ${oneLine(version)} by ${oneLine(waiting.who)} is live for ${percent === null ? 'everybody' : `${percent} % of the visitors`}.`,
  )
}

/** @param {Site} site @param {string} part @param {string | undefined} why */
const decline = async (site, part, why) => {
  const query = why === undefined ? '' : `?${new URLSearchParams({ why })}`
  await callSite(site, `/api/release/${encodeURIComponent(part)}/approval${query}`, { method: 'DELETE' })
  console.log(`  The release of ${part} that waited for approval is withdrawn.`)
}

/** @param {Site} site @param {string} part @param {boolean} isNeeded */
const setApproval = async (site, part, isNeeded) => {
  await askSite(site, `/api/release/${encodeURIComponent(part)}/needs-approval`, {
    method: 'PUT',
    body: { isNeeded },
  })
  console.log(
    isNeeded
      ? `  A release of ${part} becomes live when another deploy token approves it: ${callOf('releases', `${part} --approve`)}`
      : `  Releases of ${part} need no approval.`,
  )
}

/** @param {string} part */
const isSure = async (part) => {
  if (!process.stdin.isTTY)
    throw new Error(`This removes ${part} with its deploy tokens. Add --yes if you mean it.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `  Remove ${part} with its deploy tokens? Type its name to confirm: `,
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
    `  ${part} is removed, and ${tokens} deploy ${tokens === 1 ? 'token' : 'tokens'} with it. Its history stays.`,
  )
}

/**
 * `npm run releases [-- PART] [--off | --on | --remove [--yes] | --approve | --decline | --approval on|off] [-m WHY]
 * [--to URL]`: prints what is live and the history, switches a remote off and on, removes it, and approves its releases.
 * @param {Args<'releases'>} args
 */
export const run = async ({ values, positionals: [part] }) => {
  const { off, on, remove: removes, approve: approves, decline: declines, approval } = values
  const actions = [off, on, removes, approves, declines, approval].filter(Boolean)
  if (actions.length > 1)
    throw new Error('Choose one of --off, --on, --remove, --approve, --decline and --approval.')
  if (actions.length > 0 && !part) throw new Error(`Name the part: ${callOf('releases', 'kicks --off')}`)
  const site = await findSite(values.to)
  const why = oneLine(values.message)
  if (!part || actions.length === 0) await show(site, part)
  else if (approves) await approve(site, part)
  else if (declines) await decline(site, part, why)
  else if (approval) await setApproval(site, part, approval === 'on')
  else if (!removes) await turn(site, part, values.off === true, why)
  else if (values.yes || (await isSure(part))) await remove(site, part, why)
  else throw new Error('Nothing is removed.')
  return 0
}
