import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../limits/address-key'
import type { Attempt } from '../../limits/backoff'
import { emailKey } from '../../mail/email-key'
import type { Account } from '../../database/person-row'
import { consumeFrom } from '../password/with-attempt'
import type { Devices } from './device'

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
