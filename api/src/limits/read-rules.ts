import { defaultRules, isLimitName, type LimitName, limitNames, type Rule, type Rules } from './rules'

const ruleIn = (entry: string): [LimitName, Rule] | undefined => {
  const [, name = '', tries, seconds] = /^([a-z-]+)=(\d{1,6})\/(\d{1,6})$/.exec(entry) ?? []
  const rule = { tries: Number(tries), seconds: Number(seconds) }
  return isLimitName(name) && rule.tries > 0 && rule.seconds > 0 ? [name, rule] : undefined
}

/** A limit of earlier versions: a site whose LIMITS still names it starts all the same. */
const isRetired = (entry: string) => entry.startsWith('forgot-password-by-account=')

/**
 * What the variable LIMITS says: `off`, or the rules that differ from the default, such as
 * `login-by-address=50/300,upload-by-person=20/3600`.
 * @returns undefined when it cannot be read
 */
export const parseRules = (text = ''): Rules | undefined => {
  if (text === 'off') return {}
  const entries = text
    .split(',')
    .flatMap((entry) => entry.trim() || [])
    .filter((entry) => !isRetired(entry))
  const changes = entries.flatMap((entry) => [ruleIn(entry)].filter((rule) => rule !== undefined))
  return changes.length === entries.length ? { ...defaultRules, ...Object.fromEntries(changes) } : undefined
}

/** What belongs into the variable LIMITS. */
export const rulesFormat = `off, or tries/seconds by name, such as login-by-address=50/300; the names are ${limitNames.join(', ')}`
