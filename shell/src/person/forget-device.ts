import { tryStorage } from '@bucketeer/shared-ui'

/** What a device remembers of what a person looked at, under keys that begin like this. */
const personal = 'bucketeer.seen.'

/** Removes from this device what its next user should not see. */
export const forgetOnDevice = (): void =>
  void tryStorage(() => {
    for (const key of Object.keys(window.localStorage))
      if (key.startsWith(personal)) window.localStorage.removeItem(key)
  })
