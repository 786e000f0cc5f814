import { createHmac, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameSecret } from '@bucketeer/host/http'
import type { Config } from '../../config'
import type { SiteKey } from '../../site-key/repository'
import type { Account } from '../../database/person-row'

const aYear = 365 * 24 * 3600

/** Maximum number of accounts in one device cookie. */
const maxAccounts = 5

/** A random id, and a signature for each account; see {@link createDevices}. */
const cookiePattern = /^[\w-]{22}(\.[\w-]{22})+$/

interface Device {
  id: string
  signatures: string[]
}

const newDevice = (): Device => ({ id: randomBytes(16).toString('base64url'), signatures: [] })

/**
 * Recognises browsers with an earlier login by a signed cookie, so that wrong passwords of others do not lock them out.
 * The signature covers the password hash, so a reset invalidates earlier cookies. The cookie grants no access; it only
 * has a rate limit of its own.
 */
export function createDevices(siteKey: SiteKey, { publicUrl, corsOrigins }: Config) {
  const isSecure = ({ protocol }: FastifyRequest) =>
    protocol === 'https' || (publicUrl?.startsWith('https:') ?? false)
  const nameFor = (request: FastifyRequest) => (isSecure(request) ? '__Host-device' : 'device')

  // Pages of other sites can only use SameSite=None cookies, which browsers accept over HTTPS only.
  const isOfOtherOrigin = ({ headers }: FastifyRequest) =>
    headers.origin !== undefined && corsOrigins.includes(headers.origin)

  const read = (request: FastifyRequest): Device | undefined => {
    const cookie = parseCookie(request.headers.cookie ?? '')[nameFor(request)]
    if (!cookie || !cookiePattern.test(cookie)) return undefined
    const [id = '', ...signatures] = cookie.split('.')
    return { id, signatures: signatures.slice(-maxAccounts) }
  }

  const signatureOf = async (deviceId: string, { id, passwordHash }: Account) =>
    createHmac('sha256', await siteKey())
      .update(`${deviceId} ${id} ${passwordHash}`)
      .digest('base64url')
      .slice(0, 22)

  return {
    /**
     * Returns the signature for the requesting browser and the account, or undefined. It covers browser, account and
     * present password, so a rate limit with it as key starts again after a reset.
     */
    async knownTo(account: Account, request: FastifyRequest): Promise<string | undefined> {
      const device = read(request)
      if (!device) return undefined
      const signature = await signatureOf(device.id, account)
      return device.signatures.some((given) => isSameSecret(given, signature)) ? signature : undefined
    },

    /** Adds the account to the device cookie of the requesting browser. */
    async remember(account: Account, request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { id, signatures } = read(request) ?? newDevice()
      const signature = await signatureOf(id, account)
      const kept = [...signatures.filter((other) => other !== signature), signature].slice(-maxAccounts)
      const secure = isSecure(request)
      const cookie = stringifySetCookie(nameFor(request), [id, ...kept].join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: secure && isOfOtherOrigin(request) ? 'none' : 'lax',
        secure,
        maxAge: aYear,
      })
      reply.header('set-cookie', cookie)
    },
  }
}

export type Devices = ReturnType<typeof createDevices>
