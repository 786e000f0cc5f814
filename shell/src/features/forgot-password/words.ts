import { isolate } from '@bucketeer/shared-ui'
import { publicConfig } from '../../account-page/public-config'

export const words = {
  title: 'Forgot your password?',
  intro: 'Tell us your email, and choose a new one by the link that we send you.',
  email: 'Email',
  send: 'Send link',
  failed: 'Could not Send Link:',
  onItsWay:
    'If there is an account with this email, a link to choose a new password is on its way. It works once, within one hour.',
  /** For a site without a mail server, whose operator has the link. */
  noMail: {
    intro: (contact: string) =>
      `This site sends no mail. Tell us your email, and your link to choose a new password goes to ${contact}. Ask there for it.`,
    onItsWay: (contact: string) =>
      `If there is an account with this email, a link to choose a new password is on its way to ${contact}. Ask there for it. It works once, within one hour.`,
    operator: 'whoever runs this site',
  },
  nothingCame: 'Nothing came? Look among the spam, too.',
  again: 'Try another email',
  runBy: (operator: string) => `This site is run by ${isolate(operator)}.`,
  remembered: 'It came back to you?',
  logIn: 'Log in',
} as const

/** Returns the texts about the link, which depend on whether the site sends mail. */
export function mailWords(): { intro: string; onItsWay: string } {
  const { mail } = publicConfig()
  if (mail.isSent) return { intro: words.intro, onItsWay: `${words.onItsWay} ${words.nothingCame}` }
  const contact = mail.contact ?? words.noMail.operator
  return { intro: words.noMail.intro(contact), onItsWay: words.noMail.onItsWay(contact) }
}
