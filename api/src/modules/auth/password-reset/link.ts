import { productName } from '../../../contract/product-name'

/** The lifetime of a link that is sent by mail. */
export const linkLastsMs = 60 * 60 * 1000

/** @param origin the public origin of the site */
export const linkTo = (origin: string, token: string): string => `${origin}/reset-password?token=${token}`

/** Contains no text of the requester, who could otherwise send it to anybody's address. */
export const resetMessage = (link: string) => ({
  subject: `Choose a new password for ${productName}`,
  text: [
    'Hello,',
    `somebody asked to choose a new password for your ${productName} account. If it was you, do so here:`,
    link,
    'The link works once, within one hour. If you did not ask for it, do nothing: your password stays as it is.',
  ].join('\n\n'),
})
