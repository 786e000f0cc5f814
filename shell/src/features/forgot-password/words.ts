import { publicConfig } from '../../account-page/public-config'
import { messagesOf, say } from '../../messages'

export const words = messagesOf({
  title: 'Forgot your password?',
  intro: 'Tell us your email, and choose a new one by the link that we send you.',
  email: 'Email',
  send: 'Send link',
  failed: 'Could not Send Link:',
  onItsWay:
    'If there is an account with this email, a link to choose a new password is on its way. It works once, within one hour. Nothing came? Look among the spam, too.',
  /** For a site without a mail server, whose operator has the link. */
  noMail: {
    intro: (contact: string | null) =>
      contact === null
        ? say(
            'This site sends no mail. Tell us your email, and your link to choose a new password goes to whoever runs this site. Ask there for it.',
            {},
          )
        : say(
            'This site sends no mail. Tell us your email, and your link to choose a new password goes to {contact}. Ask there for it.',
            { contact },
          ),
    onItsWay: (contact: string | null) =>
      contact === null
        ? say(
            'If there is an account with this email, a link to choose a new password is on its way to whoever runs this site. Ask there for it. It works once, within one hour.',
            {},
          )
        : say(
            'If there is an account with this email, a link to choose a new password is on its way to {contact}. Ask there for it. It works once, within one hour.',
            { contact },
          ),
  },
  again: 'Try another email',
  runBy: (operator: string | null) =>
    operator === null
      ? say('This site is run by somebody who has given no name.')
      : say('This site is run by {operator}.', { operator }),
  remembered: 'It came back to you?',
  logIn: 'Log in',
})

/** Returns the texts about the link, which depend on whether the site sends mail. */
export function mailWords(): { intro: string; onItsWay: string } {
  const { mail } = publicConfig()
  const { intro, onItsWay, noMail } = words
  if (mail.isSent) return { intro, onItsWay }
  return { intro: noMail.intro(mail.contact), onItsWay: noMail.onItsWay(mail.contact) }
}
