import { type Say, sentence } from '@bucketeer/host/server'
import { productName } from '../../../contract/product-name'

export const onItsWay = sentence(
  'auth.reset-on-its-way',
  'If there is an account with this email, a link to choose a new password is on its way.',
)

/** The response of a site without mail, whether or not the account exists. */
export const leftWith = (contact: string | undefined) =>
  contact === undefined
    ? sentence(
        'auth.reset-without-mail',
        'This site sends no mail. If there is an account with this email, ask whoever runs this site for the link to choose a new password.',
      )
    : sentence(
        'auth.reset-without-mail-ask',
        'This site sends no mail. If there is an account with this email, ask {contact} for the link to choose a new password.',
        { contact },
      )

/** Contains no text of the requester, who could otherwise send it to anybody's address. */
export const resetMessage = (say: Say, link: string) => ({
  subject: say('Choose a new password for {productName}', { productName }),
  text: [
    say('Hello,'),
    say(
      'somebody asked to choose a new password for your {productName} account. If it was you, do so here:',
      { productName },
    ),
    link,
    say(
      'The link works once, within one hour. If you did not ask for it, do nothing: your password stays as it is.',
    ),
  ].join('\n\n'),
})
