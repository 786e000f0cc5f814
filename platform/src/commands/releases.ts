import { parseArgs } from 'node:util'
import { findPart } from '../parts/parts'
import type { Served, Site } from '../releases/send-release'
import { findSite } from '../releases/site-access'
import { askSite } from '../releases/site-calls'
import { printTable } from './table'

interface Entry {
  part: string
  version: string
  event: string
  percent: number | null
  who: string
  why: string | null
  at: string
}

interface History {
  served: Served[]
  log: Entry[]
}

const eventOf = ({ event, percent }: Entry) => (percent === null ? event : `${event} ${percent} %`)

const canaryOf = ({ canary }: Served) => (canary ? `${canary.version} for ${canary.percent} %` : '–')

const show = async (site: Site, part: string | undefined) => {
  const query = part ? `?part=${part}` : ''
  const { served, log } = await askSite<History>(site, `/api/release${query}`, { method: 'GET' })
  printTable(
    ['part', 'live', 'canary', ''],
    served.map((each) => [each.part, each.live, canaryOf(each), each.isOff ? 'switched off' : '']),
  )
  console.log()
  printTable(
    ['when', 'part', 'version', 'what', 'who', 'why'],
    log.map((entry) => [
      entry.at.slice(0, 16).replace('T', ' '),
      entry.part,
      entry.version,
      eventOf(entry),
      entry.who,
      entry.why ?? '',
    ]),
  )
}

const turn = async (site: Site, part: string, isOff: boolean, why: string | undefined) => {
  await askSite(site, `/api/release/${part}/switch`, { method: 'PUT', body: { isOff, why } })
  console.log(
    `  ${part} is ${isOff ? 'switched off: its pages say so, and its navigation is gone' : 'on again'}.`,
  )
}

/** `npm run releases [-- PART] [--off | --on] [-m WHY] [--to URL]`: what is live and how that came, or the kill switch. */
export const run = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      off: { type: 'boolean' },
      on: { type: 'boolean' },
      message: { type: 'string', short: 'm' },
      to: { type: 'string' },
    },
  })
  const [name, ...others] = positionals
  const isSwitch = values.off === true || values.on === true
  if (others.length > 0 || (isSwitch && !name) || (values.off && values.on))
    throw new Error('npm run releases [-- PART] [--off | --on] [-m WHY] [--to URL]')
  const part = name && findPart(name).name
  const site = await findSite(values.to)
  if (part && isSwitch) await turn(site, part, values.off === true, values.message)
  else await show(site, part || undefined)
  return 0
}
