import Type from 'typebox'
import { BadRequest } from '../../errors/http-error'
import { productName } from '../../contract/product-name'
import { isCommonPassword } from './common-passwords'
import { hashPassword } from './password'

/** A new password. A login accepts any text. */
export const newPassword = Type.String({
  title: 'Password',
  minLength: 8,
  maxLength: 256,
  description: 'Not a common password.',
})

/** The name of the site is an obvious guess, also with digits and punctuation. */
const namesOfSite = new Set([productName.toLowerCase(), 'bucketlist', 'mybucketlist'])
const isNameOfSite = (password: string) => namesOfSite.has(password.toLowerCase().replaceAll(/[^a-z]/g, ''))

/**
 * @param turn the queue key: the client's address
 * @throws BadRequest for a common password and for the name of the site
 */
export async function hashNewPassword(password: string, turn: string): Promise<string> {
  if (isCommonPassword(password) || isNameOfSite(password))
    throw new BadRequest('This Password is one of the most common ones. Please choose another.')
  return hashPassword(password, turn)
}
