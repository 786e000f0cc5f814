import type { PublicConfig } from '@bucketeer/platform/runtime'

type SignUpMode = NonNullable<PublicConfig['signUp']>

let current: SignUpMode = 'open'

/** Sets who can create an account; open with an older server. `startSite` calls it once, before the first render. */
export const configureSignUp = (mode: SignUpMode = 'open'): void => {
  current = mode
}

export const signUpMode = (): SignUpMode => current
