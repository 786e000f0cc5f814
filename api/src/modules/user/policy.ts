import type { FastifyRequest } from 'fastify'
import { emailKey } from '../../mail/email-key'
import type { Person } from '../../database/person-row'
import { HttpError } from '@bucketeer/host/http'
import { addressKey } from '../../limits/address-key'
import { isPassword, withAttempt, consumePasswordAttempt } from '../password/password'
import type { createUserRepository } from './repository'
import { wrongPassword } from './words'

export const canSeeEmail = (viewer: Person, userId: string) => viewer.id === userId

export const canEditProfile = (viewer: Person, userId: string) => viewer.id === userId.toLowerCase()

/** The profile form cannot change the e-mail address, but may send the present one. */
export const keepsEmail = (user: Person, email: string | undefined) =>
  email === undefined || emailKey(email) === emailKey(user.email)

type Users = Pick<ReturnType<typeof createUserRepository>, 'passwordHashOf'>

/** Returns the error for a wrong password in the request of a signed-in user. */
export const refusePassword = () =>
  new HttpError(403, wrongPassword, {}, [{ field: 'password', ...wrongPassword }])

/**
 * Checks the password of the signed-in user, as an attempt of their limit.
 * @returns the hash of the password
 * @throws HttpError 403 if it is wrong
 */
export const requirePassword = async (users: Users, request: FastifyRequest, password: string) =>
  withAttempt(await consumePasswordAttempt(request), async () => {
    const passwordHash = await users.passwordHashOf(request.user.id)
    const isRight = await isPassword({ password, passwordHash, queueKey: addressKey(request.ip) })
    if (passwordHash === undefined || !isRight) throw refusePassword()
    return passwordHash
  })
