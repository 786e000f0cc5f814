import type { Say } from '@bucketeer/host/server'
import { productName } from '../../../contract/product-name'

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
