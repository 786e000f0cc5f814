import { productName } from '../../../contract/product-name'

export const onItsWay =
  'If there is an account with this email, a link to choose a new password is on its way.'
/** The response of a site without mail, whether or not the account exists. */
export const leftWith = (contact = 'whoever runs this site') =>
  `This site sends no mail. If there is an account with this email, ask ${contact} for the link to choose a new password.`
export const linkEnded = 'This link is not good any more. Please ask for a new one.'

/** Contains no text of the requester, who could otherwise send it to anybody's address. */
export const resetMessage = (link: string) => ({
  subject: `Choose a new password for ${productName}`,
  text: [
    'Hello,',
    `somebody asked to choose a new password for your ${productName} account. If it was you, do so here:`,
    link,
    'The link is good for one hour, and once. If you did not ask for it, do nothing: your password stays as it is.',
  ].join('\n\n'),
})
