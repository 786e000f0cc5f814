import type { Database } from '@bucketeer/host/server'
import { createUserRepository } from '../modules/user/repository'
import { people } from './people'

export interface DemoLogin {
  email: string
  password: string
}

/** The login of the demo user. */
export const demoLogin: DemoLogin = { email: people.mira.email, password: 'walk-in-the-woods' }

/** Returns the demo login if the site has that user, and the operator has not suspended them. */
export async function findDemoLogin(database: Database): Promise<DemoLogin | undefined> {
  const account = await createUserRepository(database).accountOf(demoLogin.email)
  return account && !account.suspendedAt ? demoLogin : undefined
}
