import { readFile, stat } from 'node:fs/promises'
import { describeFailure } from './describe-failure'

/** The system's user that PostgreSQL runs as. */
export interface ServerUser {
  uid: number
  gid: number
}

/**
 * Null means: as the user that runs us. PostgreSQL refuses to run as root, so for root it is the owner of
 * the existing data, or else the system's `nobody`.
 */
export const serverUserFor = async (folder: string): Promise<ServerUser | null> => {
  if (process.getuid?.() !== 0) return null
  return (await ownerOf(folder)) ?? unprivilegedUser(await readPasswd())
}

/** From the text of /etc/passwd: `nobody`, else `daemon`, else the first who is not root. */
export const unprivilegedUser = (passwd: string): ServerUser => {
  const users = passwd.split('\n').flatMap(readUser)
  const user =
    users.find(({ name }) => name === 'nobody') ?? users.find(({ name }) => name === 'daemon') ?? users[0]
  if (user) return { uid: user.uid, gid: user.gid }
  throw new Error(
    'PostgreSQL refuses to run as root, and this system has no other user: add one, or set DATABASE_URL.',
  )
}

const readUser = (line: string) => {
  const [name = '', , uid, gid] = line.split(':')
  const user = { name, uid: Number(uid), gid: Number(gid) }
  return user.uid > 0 && user.gid > 0 ? [user] : []
}

const ownerOf = async (folder: string): Promise<ServerUser | null> => {
  const { uid, gid } = await stat(folder).catch(() => ({ uid: 0, gid: 0 }))
  return uid === 0 ? null : { uid, gid }
}

const readPasswd = () =>
  readFile('/etc/passwd', 'utf8').catch((error: unknown) => {
    throw new Error(
      `PostgreSQL refuses to run as root, and no other user was found: ${describeFailure(error)}`,
    )
  })
