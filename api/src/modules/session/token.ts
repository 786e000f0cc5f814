import { createHash, randomBytes } from 'node:crypto'
import { fromNow } from '../../database/from-now'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Returns a token of 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns the hash that the database stores. Tokens are random, so a fast hash is safe. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Returns when a session that starts now expires. */
export const sessionEnd = ({ rememberMe = false }: { rememberMe?: boolean }) =>
  fromNow(rememberMe ? 30 * day : day)

/** Returns the token of an `Authorization: Bearer …` header. */
export const bearerToken = (header: string | undefined) => /^Bearer +([\w-]+) *$/i.exec(header ?? '')?.[1]
