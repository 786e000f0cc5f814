import Type from 'typebox'
import { BadRequest } from '../../errors/http-error'
import { isCommonPassword } from './common-passwords'
import { hashPassword } from './password'

/** A password that somebody chooses; the rules of what one signs in with are none. */
export const newPassword = Type.String({
  title: 'Password',
  minLength: 8,
  maxLength: 256,
  description: 'Not one of the most common ones.',
})

/** @throws BadRequest for one of the most common ones. */
export async function hashNewPassword(password: string): Promise<string> {
  if (isCommonPassword(password))
    throw new BadRequest('This Password is one of the most common ones. Please choose another.')
  return hashPassword(password)
}
