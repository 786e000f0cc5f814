import { type Say, sentence } from '@bucketeer/host/server'
import { productName } from '../../../contract/product-name'

export const onItsWay = (email: string) =>
  sentence(
    'email.on-its-way',
    'Open the link that is on its way to {email}. An address gets one such message a day.',
    { email },
  )

/** The response of a site without mail. */
export const leftWith = (contact: string | undefined) =>
  contact === undefined
    ? sentence(
        'email.without-mail',
        'This site sends no mail. Ask whoever runs this site for the link that confirms the new email.',
      )
    : sentence(
        'email.without-mail-ask',
        'This site sends no mail. Ask {contact} for the link that confirms the new email.',
        { contact },
      )

// No message contains a text of the requester, who could otherwise send it to anybody's address.

/** For the new address. */
export const confirmMessage = (say: Say, link: string) => ({
  subject: say('Confirm your email for {productName}', { productName }),
  text: [
    say('Hello,'),
    say(
      'somebody asked to log in to {productName} with this address from now on. If it was you, confirm it here:',
      { productName },
    ),
    link,
    say('The link works once, within one day. If you did not ask for it, do nothing: nothing changes.'),
  ].join('\n\n'),
})

/** For the present address: somebody else may know the password of its owner. */
export const requestedMessage = (say: Say, contact: string | undefined) => ({
  subject: say('Somebody wants to change your email for {productName}', { productName }),
  text: [
    say('Hello,'),
    say(
      'somebody who knows your {productName} password asked to log in with another email from now on. If it was you, confirm it with the link in the message to that address.',
      { productName },
    ),
    say(
      'If it was not you, choose a new password now: that stops the change. If you cannot log in any more, tell {contact} at once.',
      { contact: contact ?? say('whoever runs the site') },
    ),
  ].join('\n\n'),
})

/** For the address before, which its owner may need to hear of. */
export const changedMessage = (say: Say, contact: string | undefined) => ({
  subject: say('Your email for {productName} has changed', { productName }),
  text: [
    say('Hello,'),
    say(
      'your {productName} account has another email now, and this address does not log in to it any more.',
      { productName },
    ),
    say('If it was not you, tell {contact} at once.', { contact: contact ?? say('whoever runs the site') }),
  ].join('\n\n'),
})
