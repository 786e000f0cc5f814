import Type from 'typebox'
import { BadRequest } from '../../errors/http-error'
import { productName } from '../../contract/product-name'
import { isCommonPassword } from './common-passwords'
import { hashPassword } from './password'

/** A password that somebody chooses; the rules of what one signs in with are none. */
export const newPassword = Type.String({
  title: 'Password',
  minLength: 8,
  maxLength: 256,
  description: 'Not one of the most common ones.',
})

/** What comes to mind first on this site, and so to whoever guesses; with digits and signs it is no better. */
const namesOfSite = new Set([productName.toLowerCase(), 'bucketlist', 'mybucketlist'])
const isNameOfSite = (password: string) => namesOfSite.has(password.toLowerCase().replaceAll(/[^a-z]/g, ''))

/**
 * @param turn whose turn it takes: the key of the client's address
 * @throws BadRequest for one of the most common ones, and for the name of the site
 */
export async function hashNewPassword(password: string, turn: string): Promise<string> {
  if (isCommonPassword(password) || isNameOfSite(password))
    throw new BadRequest('This Password is one of the most common ones. Please choose another.')
  return hashPassword(password, turn)
}
