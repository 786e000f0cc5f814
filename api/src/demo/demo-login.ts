import type { Database } from '../database/database'
import { createUserRepository } from '../modules/user/repository'
import { people } from './people'

export interface DemoLogin {
  email: string
  password: string
}

/** With what one looks around a site that has demo content. */
export const demoLogin: DemoLogin = { email: people.mira.email, password: 'walk-in-the-woods' }

/** With what one signs in as the demo person, on a site that has them. */
export async function demoLoginOf(database: Database): Promise<DemoLogin | undefined> {
  return (await createUserRepository(database).accountOf(demoLogin.email)) && demoLogin
}
