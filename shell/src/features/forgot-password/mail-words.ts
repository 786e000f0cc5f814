import { siteConfig } from '@bucketeer/shared-auth'
import { words } from './words'

/** Returns the texts about the link, which depend on whether the site sends mail. */
export const mailWords = (): { intro: string; onItsWay: string } => {
  const { mail } = siteConfig()
  if (!mail || mail.isSent) return { intro: words.intro, onItsWay: `${words.onItsWay} ${words.nothingCame}` }
  const contact = mail.contact ?? words.noMail.operator
  return { intro: words.noMail.intro(contact), onItsWay: words.noMail.onItsWay(contact) }
}
