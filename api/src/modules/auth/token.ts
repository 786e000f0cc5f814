import { createHash, randomBytes } from 'node:crypto'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** 256 random bits, for a header. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token. A token is random, so a plain hash is as good as a slow one. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Until when a session lasts that begins now. */
export const sessionEnd = ({ rememberMe = false }: { rememberMe?: boolean }) =>
  new Date(Date.now() + (rememberMe ? 30 * day : day))

/** The token of an `Authorization: Bearer …` header. */
export const bearerToken = (header: string | undefined) => /^Bearer +([\w-]+) *$/i.exec(header ?? '')?.[1]
