import { visible } from '@bucketeer/platform/text'
import Type from 'typebox'
import { InvalidFields } from '@bucketeer/host/http'
import { productName } from '../../contract/product-name'
import { isCommonPassword } from './common-passwords'
import { hashPassword } from './password'

/** A new password, with a visible character. A login accepts any text. */
export const newPassword = Type.String({
  title: 'Password',
  pattern: visible,
  minLength: 8,
  maxLength: 256,
  'x-empty': 'Choose a password.',
  description: 'Not a common password.',
})

/** The name of the site is an obvious guess, also with digits and punctuation. */
const namesOfSite = new Set([productName.toLowerCase(), 'bucketlist', 'mybucketlist'])
const isNameOfSite = (password: string) => namesOfSite.has(password.toLowerCase().replaceAll(/[^a-z]/g, ''))

/**
 * @param queueKey the client's address
 * @param field the name of the field of the request
 * @throws InvalidFields for a common password and for the name of the site
 */
export async function hashNewPassword(
  password: string,
  queueKey: string,
  field = 'password',
): Promise<string> {
  if (isCommonPassword(password) || isNameOfSite(password))
    throw new InvalidFields([
      {
        field,
        message: 'This Password is one of the most common ones. Please choose another.',
      },
    ])
  return hashPassword(password, queueKey)
}
