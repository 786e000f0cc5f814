import type { FastifyRequest } from 'fastify'
import { HttpError } from '../../../errors/http-error'
import { addressKey } from '../../../limits/address-key'
import { consumePasswordAttempt } from '../../auth/login-attempt'
import { isPassword } from '../../auth/password'
import { withAttempt } from '../../auth/with-attempt'
import type { createUserRepository } from '../repository'

type Users = Pick<ReturnType<typeof createUserRepository>, 'passwordHashOf'>

/**
 * Checks the password of the signed-in user, as an attempt of their limit.
 * @throws HttpError 403 if it is wrong
 */
export const requirePassword = async (users: Users, request: FastifyRequest, password: string) =>
  withAttempt(await consumePasswordAttempt(request), async () => {
    const passwordHash = await users.passwordHashOf(request.user.id)
    const message = 'The password is wrong.'
    if (!(await isPassword({ password, passwordHash, turn: addressKey(request.ip) })))
      throw new HttpError(403, message, {}, [{ field: 'password', message }])
  })
