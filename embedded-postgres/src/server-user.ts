import { randomInt } from 'node:crypto'
import { lchown, lstat, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFailure } from './describe-failure'

/**
 * Changes the owner of a folder and of its owner's files in it. The folder itself is changed last, so that the next
 * start completes an interrupted change. Files of other users, which a hard link could add, and targets of symbolic
 * links are not changed.
 */
export async function changeOwner(folder: string, user: ServerUser): Promise<void> {
  const { uid } = await lstat(folder)
  if (uid === user.uid) return
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    if ((await lstat(path)).uid === uid) await lchown(path, user.uid, user.gid)
  }
  await lchown(folder, user.uid, user.gid)
}

/** The system user that PostgreSQL runs as. */
export interface ServerUser {
  uid: number
  gid: number
}

interface PasswdEntry extends ServerUser {
  name: string
}

/** Users that system services share. */
const sharedUsers = ['nobody', 'daemon']

/**
 * User ids that neither Debian nor systemd assigns (https://systemd.io/UIDS-GIDS/), below the 65,536 of a container.
 */
const ownNumbers = { first: 60_514, last: 61_183 }

/**
 * Returns null for the current user. PostgreSQL refuses to run as root, so for root it is the owner of the existing
 * data, or else an id that no other process has: every process of that user can connect and read the data.
 */
export async function serverUserFor(folder: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null
  return serverUser(await ownerOf(folder), await readPasswd())
}

/** @param passwd the content of /etc/passwd */
export function serverUser(owner: ServerUser | null, passwd: string): ServerUser {
  const users = usersIn(passwd)
  const isShared = users.some(({ name, uid }) => uid === owner?.uid && sharedUsers.includes(name))
  return owner && !isShared ? owner : ownUser(users)
}

function ownUser(users: PasswdEntry[]): ServerUser {
  const free: number[] = []
  for (let number = ownNumbers.first; number <= ownNumbers.last; number += 1)
    if (!users.some(({ uid, gid }) => uid === number || gid === number)) free.push(number)
  const number = free[randomInt(free.length)]
  if (number === undefined) throw new Error('This system has no free number for a user of PostgreSQL.')
  return { uid: number, gid: number }
}

/** `initdb` requires a user with a name: this one, or else {@link unprivilegedUser}. */
export async function initdbUserFor(user: ServerUser): Promise<ServerUser> {
  const passwd = await readPasswd()
  return usersIn(passwd).some(({ uid }) => uid === user.uid) ? user : unprivilegedUser(passwd)
}

/** Returns `nobody`, else `daemon`, else the first user of /etc/passwd other than root. */
export function unprivilegedUser(passwd: string): ServerUser {
  const users = usersIn(passwd)
  const user =
    users.find(({ name }) => name === 'nobody') ?? users.find(({ name }) => name === 'daemon') ?? users[0]
  if (user) return { uid: user.uid, gid: user.gid }
  throw new Error(
    'PostgreSQL refuses to run as root, and this system has no other user: add one, or set DATABASE_URL.',
  )
}

const usersIn = (passwd: string): PasswdEntry[] => passwd.split('\n').flatMap(readUser)

function readUser(line: string) {
  const [name = '', , uid, gid] = line.split(':')
  const user = { name, uid: Number(uid), gid: Number(gid) }
  return user.uid > 0 && user.gid > 0 ? [user] : []
}

async function ownerOf(folder: string): Promise<ServerUser | null> {
  const { uid, gid } = await stat(folder).catch(() => ({ uid: 0, gid: 0 }))
  return uid === 0 ? null : { uid, gid }
}

export const readPasswd = () =>
  readFile('/etc/passwd', 'utf8').catch((error: unknown) => {
    throw new Error(
      `PostgreSQL refuses to run as root, and no other user was found: ${describeFailure(error)}`,
    )
  })
