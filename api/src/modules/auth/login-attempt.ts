import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../limits/address-key'
import type { Limits } from '../../limits/limits'
import type { LimitName } from '../../limits/rules'
import type { Attempt } from '../../limits/backoff'
import { emailKey } from '../../mail/email-key'
import type { Account } from '../user/repository'
import type { Devices } from './device'
import { bearerToken } from './token'

const consumeFrom = async (limits: Limits, name: LimitName, key: string): Promise<Attempt> => {
  await limits.consume(name, key)
  return { refund: () => limits.refund(name, key) }
}

interface LoginAttempt {
  request: FastifyRequest
  devices: Devices
  email: string
  account: Account | undefined
}

/**
 * Consumes one login attempt. A known device has a rate limit of its own. Other browsers share the limits of their
 * address and of the account, whether or not the account exists. While a limit applies, no password is checked, so the
 * response does not reveal whether it is right.
 * @throws TooManyAttempts
 */
export async function consumeLoginAttempt({
  request,
  devices,
  email,
  account,
}: LoginAttempt): Promise<Attempt> {
  const { limits } = request.server
  const device = account && (await devices.knownTo(account, request))
  if (device) return consumeFrom(limits, 'login-by-device', device)
  const byAddress = await consumeFrom(limits, 'login-by-address', addressKey(request.ip))
  const byAccount = await limits.unknownDevices.consume(emailKey(email))
  return {
    async refund() {
      await byAddress.refund()
      await byAccount.refund()
    },
  }
}

/** Consumes one attempt of a signed-in user's own limit, which attempts of others do not affect. */
export const consumePasswordAttempt = ({ server, headers }: FastifyRequest): Promise<Attempt> =>
  consumeFrom(server.limits, 'password-by-session', bearerToken(headers.authorization) ?? '')
