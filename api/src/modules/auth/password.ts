import { hash, verify } from '@node-rs/argon2'

/** The first choice of OWASP's Password Storage Cheat Sheet for argon2id, which is this library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** What an unknown e-mail is checked against, so that it takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody has this password')

/** Whether the password is the one that was hashed; without a hash it never is, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return passwordHash !== undefined && matches
}
