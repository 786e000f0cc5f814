import type { PublicConfig } from '@bucketeer/platform/runtime'

/** Whether the site can send mail, and whom users can contact; undefined before the start. */
export type MailSettings = PublicConfig['mail'] | undefined

let current: MailSettings

/** Sets the mail settings. `startSite` calls it once, before the first render. */
export const configureMail = (settings: MailSettings): void => {
  current = settings
}

export const mailSettings = (): MailSettings => current
