import type { SignUpMode } from '@bucketeer/platform/runtime'

let current: SignUpMode = 'open'

/** Sets who can create an account. `startSite` calls it once, before the first render. */
export const configureSignUp = (mode: SignUpMode = 'open'): void => {
  current = mode
}

export const signUpMode = (): SignUpMode => current
