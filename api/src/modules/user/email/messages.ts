import { productName } from '../../../contract/product-name'

/** The lifetime of a link that confirms an address, which gets one such message in this time. */
export const linkLastsMs = 24 * 60 * 60 * 1000

/** @param origin the public origin of the site */
export const linkTo = (origin: string, token: string): string => `${origin}/confirm-email?token=${token}`

// No message contains a text of the requester, who could otherwise send it to anybody's address.

/** For the new address. */
export const confirmMessage = (link: string) => ({
  subject: `Confirm your email for ${productName}`,
  text: [
    'Hello,',
    `somebody asked to log in to ${productName} with this address from now on. If it was you, confirm it here:`,
    link,
    'The link works once, within one day. If you did not ask for it, do nothing: nothing changes.',
  ].join('\n\n'),
})

/** For the present address: somebody else may know the password of its owner. */
export const requestedMessage = (contact: string | undefined) => ({
  subject: `Somebody wants to change your email for ${productName}`,
  text: [
    'Hello,',
    `somebody who knows your ${productName} password asked to log in with another email from now on. If it was you, confirm it with the link in the message to that address.`,
    `If it was not you, choose a new password now: that stops the change. If you cannot log in any more, tell ${contact ?? 'whoever runs the site'} at once.`,
  ].join('\n\n'),
})

/** For the address before, which its owner may need to hear of. */
export const changedMessage = (contact: string | undefined) => ({
  subject: `Your email for ${productName} has changed`,
  text: [
    'Hello,',
    `your ${productName} account has another email now, and this address does not log in to it any more.`,
    `If it was not you, tell ${contact ?? 'whoever runs the site'} at once.`,
  ].join('\n\n'),
})
