import { Forbidden } from '@bucketeer/host/http'
import type { Database } from '@bucketeer/host/server'
import type { Config } from '../../config'
import { createUserRepository } from '../user/repository'
import { acceptedName } from '../user/user-name'
import type { Account } from '../../database/person-row'
import { createInvitationRepository } from './invitations/repository'
import { hashNewPassword } from '../password/password'
import type { Signup } from './schemas'
import { hashToken } from '../session/token'
import { signUpByInvitation, signUpClosed } from './words'

interface Site {
  config: Pick<Config, 'signUp' | 'contact'>
  database: Database
}

/** Returns a function that creates an account, if `SIGNUP` allows it. It throws Forbidden otherwise. */
export function createSignUp({ config: { signUp, contact }, database }: Site) {
  const users = createUserRepository(database)
  const invitations = createInvitationRepository(database)

  const withInvitation = async ({ password, invitation = '', ...profile }: Signup, queueKey: string) => {
    const use = { codeHash: hashToken(invitation), email: profile.email }
    // Hashing a password is expensive, so strangers without an invitation are refused before it.
    if (!(await invitations.isGood(use))) throw new Forbidden(signUpByInvitation(contact))
    const passwordHash = await hashNewPassword(password, queueKey)
    return database.transaction(async (transaction) => {
      const isGood = await createInvitationRepository(transaction).useUp(use)
      if (!isGood) throw new Forbidden(signUpByInvitation(contact))
      return createUserRepository(transaction).create({ ...profile, passwordHash })
    })
  }

  /** @param queueKey the client's address */
  return async (signup: Signup, queueKey: string): Promise<Account> => {
    if (signUp === 'closed') throw new Forbidden(signUpClosed(contact))
    const userName = acceptedName(signup.userName)
    if (signUp === 'invitation') return withInvitation({ ...signup, userName }, queueKey)
    const { password, invitation, ...profile } = signup
    return users.create({ ...profile, userName, passwordHash: await hashNewPassword(password, queueKey) })
  }
}
