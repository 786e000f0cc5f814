/** So many tries in so many seconds, counted from the first of them. */
export interface Rule {
  tries: number
  seconds: number
}

const minute = 60
const hour = 60 * minute

/**
 * What is limited, and how by default. By person or account: what one may do; by address: what all who share it may,
 * such as a school's, so it is more.
 */
export const defaultRules = {
  'calls-by-address': { tries: 3000, seconds: minute },
  'calls-by-person': { tries: 1200, seconds: minute },
  'login-by-address': { tries: 25, seconds: 5 * minute },
  'login-by-device': { tries: 25, seconds: hour },
  'login-by-account': { tries: 12, seconds: hour },
  'password-by-session': { tries: 25, seconds: hour },
  'signup-by-address': { tries: 30, seconds: hour },
  'forgot-password-by-address': { tries: 25, seconds: hour },
  'reset-password-by-address': { tries: 25, seconds: hour },
  'upload-by-person': { tries: 120, seconds: hour },
  'text-by-person': { tries: 60, seconds: minute },
  'comment-by-person': { tries: 30, seconds: 5 * minute },
  'report-by-address': { tries: 120, seconds: 5 * minute },
} satisfies Record<string, Rule>

export type LimitName = keyof typeof defaultRules
export const limitNames = Object.keys(defaultRules) as LimitName[]

/** By what is limited. What is missing is not. */
export type Rules = Partial<Record<LimitName, Rule>>

export const isLimitName = (name: string): name is LimitName => name in defaultRules
