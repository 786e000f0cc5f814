/** Allows `max` requests in `seconds`, counted from the first of them. */
export interface Rule {
  max: number
  seconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * The rate limits and their defaults. Limits by address are higher than those by user or account, because many users
 * may share an address, such as a school's.
 */
export const defaultRules = {
  'calls-by-address': { max: 3000, seconds: minute },
  'calls-by-person': { max: 1200, seconds: minute },
  'login-by-address': { max: 25, seconds: 5 * minute },
  'login-by-device': { max: 25, seconds: hour },
  'login-by-account': { max: 12, seconds: hour },
  'password-by-session': { max: 25, seconds: hour },
  'signup-by-address': { max: 30, seconds: hour },
  'forgot-password-by-address': { max: 25, seconds: hour },
  'reset-password-by-address': { max: 25, seconds: hour },
  'email-change-by-person': { max: 10, seconds: hour },
  'confirm-email-by-address': { max: 25, seconds: hour },
  'mail-by-recipient': { max: 12, seconds: day },
  'reset-mail-by-recipient': { max: 1, seconds: hour },
  'email-change-mail-by-recipient': { max: 1, seconds: day },
  'shared-by-address': { max: 60, seconds: minute },
  'share-password-by-link': { max: 60, seconds: hour },
  'upload-by-person': { max: 120, seconds: hour },
  'archive-by-person': { max: 5, seconds: day },
  'import-by-person': { max: 20, seconds: day },
  'text-by-person': { max: 60, seconds: minute },
  'log-by-person': { max: 300, seconds: hour },
  'stories-of-log-by-person': { max: 30, seconds: hour },
  'comment-by-person': { max: 30, seconds: 5 * minute },
  'comment-in-first-day': { max: 5, seconds: hour },
  'follow-in-first-day': { max: 10, seconds: day },
  'block-by-person': { max: 120, seconds: hour },
  'follow-by-person': { max: 120, seconds: hour },
  'report-by-person': { max: 60, seconds: hour },
  'report-by-visitor': { max: 20, seconds: hour },
  'report-by-address': { max: 120, seconds: 5 * minute },
} satisfies Record<string, Rule>

export type LimitName = keyof typeof defaultRules
export const limitNames = Object.keys(defaultRules) as LimitName[]

/** Rules by name. A missing rule means no limit. */
export type Rules = Partial<Record<LimitName, Rule>>

/** The part of the configuration that the rate limits read. */
export interface LimitsConfig {
  /** Rate limits by name. */
  limits: Rules
  /** The store of rate limits: each server's memory, or the database for all servers. */
  limitsStore: 'memory' | 'database'
}

const isLimitName = (name: string): name is LimitName => name in defaultRules

function parseRule(entry: string): [LimitName, Rule] | undefined {
  const [, name = '', max, seconds] = /^([a-z-]+)=(\d{1,6})\/(\d{1,6})$/.exec(entry) ?? []
  const rule = { max: Number(max), seconds: Number(seconds) }
  return isLimitName(name) && rule.max > 0 && rule.seconds > 0 ? [name, rule] : undefined
}

/**
 * Parses the variable LIMITS: `off`, or the rules that differ from the defaults, such as
 * `login-by-address=50/300,upload-by-person=20/3600`.
 * @returns undefined when the text is invalid
 */
export function parseRules(text = ''): Rules | undefined {
  if (text === 'off') return {}
  const entries = text.split(',').flatMap((entry) => entry.trim() || [])
  const changes = entries.flatMap((entry) => [parseRule(entry)].filter((rule) => rule !== undefined))
  return changes.length === entries.length ? { ...defaultRules, ...Object.fromEntries(changes) } : undefined
}

/** Describes the format of LIMITS for error messages. */
export const rulesFormat = `off, or tries/seconds by name, such as login-by-address=50/300; the names are ${limitNames.join(', ')}`
